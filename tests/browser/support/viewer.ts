import { onTestFinished, vi } from 'vitest';
import { openViewer } from '../../../src/components/pix-lightbox/open-viewer.ts';
import type { ViewerOptions } from '../../../src/components/pix-lightbox/viewer-options.ts';
import type { SparsePictures } from '../../support/viewer-pictures.ts';

/** What a test sees of the viewer and does with it. */
export interface OpenViewer {
  host: HTMLElement;
  /** Resolves when it has closed. */
  closed: Promise<number>;
  find: (selector: string) => HTMLElement | null;
  all: (selector: string) => HTMLElement[];
  button: (name: string) => HTMLElement;
  /** Presses a key where the focus really is. */
  press: (key: string) => void;
  counter: () => string | undefined;
  spoken: () => string | undefined;
  /** Picture on the slide that is shown. */
  shown: () => HTMLImageElement | null;
  /** Waits for what comes after the first picture. */
  whole: () => Promise<void>;
  end: () => void;
}

/** What really has the focus, through shadow roots. */
export function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Opens a viewer, by default from an element of the page itself. */
export async function open(
  pictures: SparsePictures,
  options: Partial<ViewerOptions> = {},
): Promise<OpenViewer> {
  const ended = new AbortController();
  const opened = openViewer({
    pictures,
    index: 0,
    opener: document.body,
    tile: () => undefined,
    reveal: () => Promise.resolve(undefined),
    signal: ended.signal,
    ...options,
  });
  const closed = opened.then((viewer) => viewer.closed);
  await opened;
  const host = document.querySelector('pix-lightbox') as HTMLElement;
  const root = host.shadowRoot as ShadowRoot;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string) => {
    const found = all('button, a').find((each) => (each.ariaLabel ?? each.textContent.trim()) === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  return {
    host,
    closed,
    find,
    all,
    button,
    press: (key) =>
      focused().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      ),
    counter: () => find('.counter')?.textContent.trim(),
    spoken: () => find('.spoken')?.textContent.trim(),
    shown: () => root.querySelector('.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)'),
    whole: () => vi.waitFor(() => void button('More')),
    end: () => ended.abort(),
  };
}

/** Gives the page another permissions policy until the test ends. */
export function setFeaturePolicy(policy: {
  features: () => string[];
  allowsFeature: (name: string) => boolean;
}): void {
  const former = Object.getOwnPropertyDescriptor(Document.prototype, 'featurePolicy');
  Object.defineProperty(Document.prototype, 'featurePolicy', { value: policy, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(Document.prototype, 'featurePolicy');
    if (former) Object.defineProperty(Document.prototype, 'featurePolicy', former);
  });
}
