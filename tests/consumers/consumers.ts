/** How a consumer is tested. */
export interface Consumer {
  /**
   * What shows that it works: a gallery in a page with a viewer, a page that lists titles, or a program that prints them.
   */
  shows: 'gallery' | 'titles' | 'output';
  /** npm script that serves the page on `--port`, or the path of a page that any file server serves. */
  serve: { script: string } | { page: string } | undefined;
  /** Whether `npm test` includes it; the others take minutes. */
  inTest: boolean;
}

const page = (serve: Consumer['serve']): Consumer => ({ shows: 'gallery', serve, inTest: true });
const PREVIEW = { script: 'preview' };

/** The consumers by folder. */
export const CONSUMERS = {
  'vite-vanilla': page(PREVIEW),
  'react-19': page(PREVIEW),
  'react-18': page(PREVIEW),
  next: page({ script: 'start' }),
  vue: page(PREVIEW),
  svelte: page(PREVIEW),
  astro: page(PREVIEW),
  webpack: page({ page: 'webpack/public/index.html' }),
  esbuild: page({ page: 'esbuild/public/index.html' }),
  'import-map': page({ page: 'import-map/index.html' }),
  worker: { ...page(PREVIEW), shows: 'titles' },
  node: { shows: 'output', serve: undefined, inTest: true },
} as const satisfies Record<string, Consumer>;

/** Name of a consumer, also that of its folder. */
export type ConsumerName = keyof typeof CONSUMERS;

const isIncluded = (name: ConsumerName) => CONSUMERS[name].inTest;

/** The consumers named by the variable `CONSUMERS`, separated by spaces; by default those of `npm test`. */
export function selectedConsumers(): ConsumerName[] {
  const all = Object.keys(CONSUMERS) as ConsumerName[];
  const named = process.env['CONSUMERS']?.split(' ');
  return named ? all.filter((name) => named.includes(name)) : all.filter(isIncluded);
}
