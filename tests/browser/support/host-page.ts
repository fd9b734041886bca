/** Pages of webmasters with the embed script, each in a frame with globals of its own. */
import { expect, inject, onTestFinished, vi } from 'vitest';
import type { PixGlobal } from '../../../src/embed/pix-global.ts';
import { unclobbered } from '../../../src/internal/unclobbered.ts';

/** Origin of the service, another one than the page's; libraries; and one whose folders lack the chunks at first. */
export const { url: service, libraries, unreliable } = inject('embed');

/** The script tag, whose errors the page may read. */
export const SCRIPT = `<script async crossorigin="anonymous" src="${service}/cdn/sdk.js"></script>`;

/** A script tag for each file of a library. */
export const libraryScripts = (name: keyof typeof libraries): string =>
  libraries[name].map((src) => `<script crossorigin="anonymous" src="${src}"></script>`).join('') +
  (name === 'jQuery' ? '<script>jQuery.noConflict(true)</script>' : '');

/** A page in a frame. */
export interface HostPage {
  window: Window & typeof globalThis & { Pix?: PixGlobal };
  /** Errors and rejections with their stacks, and what was written to the console as an error. */
  problems: string[];
  warnings: string[];
  /** Elements that match, through shadow roots. */
  find: <T extends HTMLElement = HTMLElement>(selector: string) => T[];
}

/** Hands on what goes wrong in a page. XML has to parse it, too. */
const NOTE = `{
  const { note } = frameElement;
  addEventListener('error', ({ message, error, target: { tagName, src } }) => {
    if (message) note('error', message, error);
    else if (/script/i.test(tagName)) note('error', 'Not loaded: ' + src);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('error', 'Unhandled ' + reason, reason));
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...words) => { note(kind, words.join(' ')); write.apply(console, words); };
  }
}`;

/** Opens a page whose body begins with this markup; `root` is the tag of its root element. */
export async function openPage(
  body: string,
  { type = 'text/html', doctype = '<!doctype html>', root = 'html', head = '' } = {},
): Promise<HostPage> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 400px; height: 850px; border: 0; background: #fff';
  const note = (kind: 'error' | 'warn', text: string, error?: Partial<Error>) =>
    (kind === 'error' ? problems : warnings).push([text, error?.stack].join('\n').trim());
  const page = `${doctype}<${root}><head><title>A page</title><script>${NOTE}</script>${head}</head><body>${body}</body></html>`;
  const address = URL.createObjectURL(new Blob([page], { type }));
  Object.assign(frame, { src: address, note });
  onTestFinished(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as HostPage['window'];
  const find = <T extends HTMLElement>(selector: string) => findIn<T>(window.document, selector);
  return { window, problems, warnings, find };
}

/** The members of the test's own classes: a page may have replaced those of its own. */
function findIn<T extends HTMLElement>(root: Document | ShadowRoot, selector: string): T[] {
  const all = [...unclobbered(root).querySelectorAll('*')];
  return all.flatMap((element) => [
    ...(Element.prototype.matches.call(element, selector) ? [element as T] : []),
    ...(element.shadowRoot?.nodeType === 11 ? findIn<T>(element.shadowRoot, selector) : []),
  ]);
}

/** Adds a script to a page that is there; resolves when it has run. */
export function load(page: HostPage, src: string): Promise<unknown> {
  const { document } = page.window;
  const script = unclobbered(document).createElement('script');
  Object.assign(script, { src, crossOrigin: 'anonymous' });
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${src} was not loaded.`)));
  });
  unclobbered(document).head.append(script);
  return loaded;
}

/** Elements in the shadow roots of others. */
export const inside = <T extends HTMLElement>(page: HostPage, hosts: string, selector: string): T[] =>
  page.find(hosts).flatMap(({ shadowRoot }) => (shadowRoot ? findIn<T>(shadowRoot, selector) : []));

/** Pictures of the tiles of a gallery. */
export const picturesOf = (page: HostPage, gallery: string): HTMLImageElement[] =>
  inside(page, gallery, 'img');

/** Waits for something that is to become true of a page; says what went wrong there if it does not. */
export const waitFor = (page: HostPage, check: () => void) =>
  vi.waitFor(
    () => {
      try {
        check();
      } catch (error) {
        throw new Error([(error as Error).message, ...page.problems].join('\n'), { cause: error });
      }
    },
    { timeout: 10_000 },
  );

/** Waits until a gallery shows so many pictures. */
export const waitForPictures = (page: HostPage, gallery: string, count: number) =>
  waitFor(page, () => expect(picturesOf(page, gallery)).toHaveLength(count));

/** Clicks an element, whatever the page has made of its methods. */
export const click = (element: HTMLElement | null | undefined) =>
  HTMLElement.prototype.click.call(element as HTMLElement);

/** Opens the viewer from the first tile of a gallery, goes on to the next picture, and closes it. */
export async function useViewer(page: HostPage, gallery: string, count: number): Promise<void> {
  const shows = (index: number) =>
    waitFor(page, () => {
      expect(page.find('.counter')[0]?.textContent.trim()).toBe(`${index} / ${count}`);
      const pictures = page.find<HTMLImageElement>('.pswp__img');
      expect(pictures.some(({ naturalWidth, width }) => naturalWidth && width > 50)).toBe(true);
    });
  click(picturesOf(page, gallery)[0]?.closest('a'));
  await shows(1);
  click(page.find('[aria-label="Next picture"]')[0]);
  await shows(2);
  click(page.find('[aria-label="Close"]')[0]);
  await waitFor(page, () => expect(page.find('pix-lightbox')).toEqual([]));
}
