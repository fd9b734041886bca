/** Configuration of a consumer test. */
export interface Consumer {
  /**
   * Expected result: a gallery with a viewer on a page, titles of pictures, which a page lists or a program prints, stories, or
   * passing tests.
   */
  shows: 'gallery' | 'list' | 'output' | 'stories' | 'tests';
  /** npm script that serves the page on `--port`, or the folder of a page for a plain file server. */
  serve?: { script: string } | { folder: string };
  /** Paths of the pages. Default: `/`. */
  paths?: readonly string[];
  /** Paths of the pages whose pictures a server renders. */
  rendered?: readonly string[];
  /** Whether `npm run test:all` skips the consumer, since it takes minutes or has large downloads. */
  isLong?: true;
}

const page = (serve: NonNullable<Consumer['serve']>) => ({ shows: 'gallery', serve }) as const;
const PREVIEW = { script: 'preview' };

/** The consumers by folder. */
export const CONSUMERS = {
  'vite-vanilla': page(PREVIEW),
  'react-19': page(PREVIEW),
  'react-18': page(PREVIEW),
  next: { ...page({ script: 'start' }), paths: ['/', '/server', '/rendered'], rendered: ['/rendered'] },
  vue: page(PREVIEW),
  nuxt: { ...page(PREVIEW), isLong: true },
  svelte: page(PREVIEW),
  solid: page(PREVIEW),
  angular: { ...page({ folder: 'dist/angular/browser' }), isLong: true },
  astro: { ...page(PREVIEW), paths: ['/', '/rendered'], rendered: ['/rendered'] },
  webpack: page({ folder: 'public' }),
  esbuild: page({ folder: 'public' }),
  'import-map': page({ folder: '.' }),
  worker: { shows: 'list', serve: PREVIEW },
  node: { shows: 'output' },
  deno: { shows: 'output', isLong: true },
  bun: { shows: 'output', isLong: true },
  storybook: { shows: 'stories', serve: { folder: 'storybook-static' } },
  vitest: { shows: 'tests' },
  jest: { shows: 'tests', isLong: true },
} as const satisfies Record<string, Consumer>;

/** Name of a consumer and of its folder. */
export type ConsumerName = keyof typeof CONSUMERS;

const isShort = (name: ConsumerName) => !('isLong' in CONSUMERS[name]);

/** The consumers named by the variable `CONSUMERS`, separated by spaces; by default those of `npm run test:all`. */
export function selectedConsumers(): ConsumerName[] {
  const all = Object.keys(CONSUMERS) as ConsumerName[];
  const named = process.env['CONSUMERS']?.split(' ');
  return named ? all.filter((name) => named.includes(name)) : all.filter(isShort);
}
