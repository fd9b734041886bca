/** Host pages with the embed script, each in a frame with its own globals. */
import { expect, inject, onTestFinished, vi } from 'vitest';
import type { PixGlobal } from '../../../src/global.ts';
import { unclobbered } from '../../../src/internal/documents.ts';

/** Origin of the service, which is not that of the page; URLs of libraries; origin of the server without chunks. */
export const { url: service, libraries, unreliable } = inject('embed');

/** The script tag. By `crossorigin`, the page may read details of errors in the script. */
export const SCRIPT = `<script async crossorigin="anonymous" src="${service}/cdn/sdk.js"></script>`;

/** Script tags for the files of a library. */
export const libraryScripts = (name: keyof typeof libraries): string =>
  libraries[name].map((src) => `<script crossorigin="anonymous" src="${src}"></script>`).join('') +
  (name === 'jQuery' ? '<script>jQuery.noConflict(true)</script>' : '');

/** A host page in a frame. */
export interface HostPage {
  window: Window & typeof globalThis & { Pix?: PixGlobal };
  /** Errors and unhandled rejections with their stacks, and calls of `console.error`. */
  problems: string[];
  /** Calls of `console.warn`. */
  warnings: string[];
  /** Matching elements, through shadow roots. */
  find: <T extends HTMLElement = HTMLElement>(selector: string) => T[];
}

/** Script of the page that reports its errors and warnings to the test. Must also be well-formed in XML. */
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

/** Opens a page with a body and a head. `root` is the start tag of the root element, without its angle brackets. */
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

/** Finds elements by methods of the test's own classes: the page may have replaced its own. */
function findIn<T extends HTMLElement>(root: Document | ShadowRoot, selector: string): T[] {
  const all = [...unclobbered(root).querySelectorAll('*')];
  return all.flatMap((element) => [
    ...(Element.prototype.matches.call(element, selector) ? [element as T] : []),
    ...(element.shadowRoot?.nodeType === 11 ? findIn<T>(element.shadowRoot, selector) : []),
  ]);
}

/** Loads a script in an open page. Resolves when the script has run. */
export function loadScript(page: HostPage, src: string): Promise<unknown> {
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

/** Matching elements in the shadow roots of the elements that match `hosts`. */
export const findInShadowRoots = <T extends HTMLElement>(
  page: HostPage,
  hosts: string,
  selector: string,
): T[] => page.find(hosts).flatMap(({ shadowRoot }) => (shadowRoot ? findIn<T>(shadowRoot, selector) : []));

/** Pictures of the tiles of a gallery. */
export const picturesOf = (page: HostPage, gallery: string): HTMLImageElement[] =>
  findInShadowRoots(page, gallery, 'img');

/** Waits until a check passes. On a timeout, the message of the error includes the problems of the page. */
export const waitFor = (page: HostPage, check: () => void) =>
  vi.waitFor(() => {
    try {
      check();
    } catch (error) {
      throw new Error([(error as Error).message, ...page.problems].join('\n'), { cause: error });
    }
  });

/** Waits until a gallery shows `count` pictures. */
export const waitForPictures = (page: HostPage, gallery: string, count: number) =>
  waitFor(page, () => expect(picturesOf(page, gallery)).toHaveLength(count));

/** Clicks an element by a method of the test: the page may have replaced its own. */
export const click = (element: HTMLElement | null | undefined) =>
  HTMLElement.prototype.click.call(element as HTMLElement);

/** Opens the viewer from the first tile of a gallery, moves to the next picture, and closes the viewer. */
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

/** Waits until a container shows `count` pictures that are links, by its element or without. */
export const waitForLinks = (page: HostPage, container: string, count: number) =>
  waitFor(page, () => expect(findInShadowRoots(page, `${container} > *`, 'a[href] img')).toHaveLength(count));

/**
 * Clicks the first picture of a container that nothing can enlarge: the browser follows its link, from which the test keeps it, at once
 * or as soon as the code of the element has failed.
 */
export async function expectLink(page: HostPage, container: string): Promise<void> {
  const [link] = findInShadowRoots<HTMLAnchorElement>(page, `${container} > *`, 'a[href]');
  const isLeft: boolean[] = [];
  const onClick = (event: Event) => {
    isLeft.push(!event.defaultPrevented);
    event.preventDefault();
  };
  EventTarget.prototype.addEventListener.call(page.window, 'click', onClick);
  click(link);
  await waitFor(page, () => expect(isLeft).toEqual([true]));
  EventTarget.prototype.removeEventListener.call(page.window, 'click', onClick);
  expect(link?.href).toMatch(/\/i\//);
}

/**
 * Clicks a tile of a page that breaks what the viewer needs, and expects the frame to follow the link to the picture page, which
 * has another origin, after one warning that says why.
 */
export async function followLink(page: HostPage, gallery: string): Promise<void> {
  click(picturesOf(page, gallery)[0]?.closest('a'));
  await vi.waitFor(() => expect(() => page.window.document).toThrow('cross-origin'));
  const own = page.warnings.filter((warning) => warning.startsWith('Pix:'));
  // What is thrown may not be an error: see `isFindBroken()`.
  const reason = /^Pix: the viewer cannot be opened \((\w*Error: .+|\[object Object\])\); following/;
  expect(own).toEqual([expect.stringMatching(reason)]);
}
