import { CHOICES, type SharedExample } from '../example.ts';

/** Scripts of the playground, beside `frame.html`, in place of those of `/cdn/`. */
const SCRIPT = '/playground/sdk.js';
const MODULES = '/playground/pix-sdk.js';

const EMBED_SCRIPT = /\/sdk(@[^/]*)?\.js([?#]|$)/;

/** Modules that examples may import, by the property of the global `PixSdk` that holds their exports. */
const IMPORTS: Readonly<Record<string, 'all' | 'define'>> = {
  'pix-sdk': 'all',
  'pix-sdk/elements': 'all',
  'pix-sdk/define': 'define',
  '/cdn/pix.mjs': 'define',
  'https://pix.example/cdn/pix.mjs': 'define',
};

/** Exports of the modules; `pix-sdk.js` fills it before the page's modules run. */
interface ModuleNames {
  names: readonly string[];
}

/** Whether an example imports the package. */
export const usesModules = ({ html, js = '' }: SharedExample) =>
  /pix-sdk|\/pix(@[^/]*)?\.mjs/.test(html + js);

/** Address of the classic script with the modules. */
export const modulesScript = MODULES;

/**
 * The page of an example. Sandboxed pages cannot load modules from hosts that send no CORS headers, so that the embed script is replaced
 * by one without chunks, and modules by re-exports of a global.
 */
export function composePage(example: SharedExample, { names }: ModuleNames): string {
  const { html, css = '', js = '', settings = {} } = example;
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.lang = settings.language ?? (page.documentElement.lang || CHOICES.language[0]);
  if (settings.direction) page.documentElement.dir = settings.direction;
  page.documentElement.style.colorScheme = settings.theme ?? CHOICES.theme[0];

  const head = [
    element(page, 'meta', { charset: 'utf-8' }),
    element(page, 'meta', { name: 'viewport', content: 'width=device-width' }),
    element(page, 'script', {}, 'PixFrame.watch()'),
    element(page, 'style', {}, PAGE_STYLE),
    ...(usesModules(example)
      ? [element(page, 'script', { type: 'importmap' }, JSON.stringify({ imports: imports(names) }))]
      : []),
    ...(css ? [element(page, 'style', {}, css)] : []),
  ];
  page.head.prepend(...head);
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    EMBED_SCRIPT.test(src),
  );
  for (const script of scripts) replaceEmbedScript(script);
  if (!scripts.length && /data-pix-|\bPix\b/.test(html + js)) {
    const script = element(page, 'script', { src: SCRIPT, async: '' });
    replaceEmbedScript(script);
    page.head.append(script);
  }
  if (js.trim()) page.body.append(element(page, 'script', { type: 'module' }, `\n${js}\n`));
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

/** Style of pages without one of their own: as browsers show them, but with the site's font. */
const PAGE_STYLE = `body { margin: 16px; font: 16px/1.5 system-ui, sans-serif }`;

function replaceEmbedScript(script: Element): void {
  script.setAttribute('src', SCRIPT);
  script.setAttribute('data-base-url', '/');
  for (const name of ['integrity', 'crossorigin', 'nonce']) script.removeAttribute(name);
}

function element(page: Document, name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const created = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  // The text of scripts and styles is not escaped in markup: without this, it could end the element.
  created.textContent = text.replace(/<\/(?=script|style)/gi, '<\\/');
  return created;
}

/** Import map: modules as `data:` URLs, which pages of every origin may load. */
function imports(names: readonly string[]): Record<string, string> {
  const exports = `export const { ${names.join(', ')} } = PixSdk.all;`;
  const texts = { all: exports, define: `await PixSdk.define(); ${exports}` };
  return Object.fromEntries(
    Object.entries(IMPORTS).map(([name, kind]) => [
      name,
      `data:text/javascript,${encodeURIComponent(texts[kind])}`,
    ]),
  );
}
