import { DEFAULT_LANGUAGE, type SharedExample } from './example.ts';

/** Addresses of the embed script, of any version. */
const EMBED_SCRIPT = /\/sdk(@[^/]*)?\.js([?#]|$)/;

/** What surrounds an example in its page. */
export interface Surroundings {
  /** Classic script that runs before all others. */
  firstScript?: string;
  /** Addresses of the modules that examples import. */
  imports: Readonly<Record<string, string>>;
  /** Attributes of the embed script, for examples that need it and do not contain it. */
  embedScript: Readonly<Record<string, string>>;
  /** Whether the embed script replaces those that the example contains. */
  isEmbedScriptReplaced?: boolean;
}

/** Whether an example imports the package. */
export const usesModules = ({ html, js = '' }: SharedExample) =>
  /pix-sdk|\/pix(@[^/]*)?\.mjs/.test(html + js);

/** The page of an example: its sources as one HTML document. */
export function composePage(example: SharedExample, surroundings: Surroundings): string {
  const { html, css = '', js = '', settings = {} } = example;
  const { firstScript, imports, embedScript, isEmbedScriptReplaced = false } = surroundings;
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.title ||= 'Pix example';
  page.documentElement.lang = settings.language ?? (page.documentElement.lang || DEFAULT_LANGUAGE);
  if (settings.direction) page.documentElement.dir = settings.direction;
  page.documentElement.style.colorScheme = settings.theme ?? 'light dark';

  const head = [
    element(page, 'meta', { charset: 'utf-8' }),
    element(page, 'meta', { name: 'viewport', content: 'width=device-width' }),
    ...(firstScript ? [element(page, 'script', {}, firstScript)] : []),
    element(page, 'style', {}, PAGE_STYLE),
    ...(usesModules(example)
      ? [element(page, 'script', { type: 'importmap' }, JSON.stringify({ imports }))]
      : []),
    ...(css ? [element(page, 'style', {}, css)] : []),
  ];
  page.head.prepend(...head);
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    EMBED_SCRIPT.test(src),
  );
  if (isEmbedScriptReplaced) for (const script of scripts) replaceEmbedScript(script, embedScript);
  if (!scripts.length && /data-pix-|\bPix\b/.test(html + js))
    page.head.append(element(page, 'script', { ...embedScript, async: '' }));
  if (js.trim()) page.body.append(element(page, 'script', { type: 'module' }, `\n${js}\n`));
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

/** Style of pages without one of their own: as browsers show them, but with the site's font. */
const PAGE_STYLE = `body { margin: 16px; font: 16px/1.5 system-ui, sans-serif }`;

function replaceEmbedScript(script: Element, attributes: Surroundings['embedScript']): void {
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  for (const name of ['integrity', 'crossorigin', 'nonce']) script.removeAttribute(name);
}

function element(page: Document, name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const created = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  // The text of scripts and styles is not escaped in markup: without this, it could end the element.
  created.textContent = text.replace(/<\/(?=script|style)/gi, '<\\/');
  return created;
}
