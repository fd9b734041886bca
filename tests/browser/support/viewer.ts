import { expect, onTestFinished, vi } from 'vitest';
import { mountViewer } from '../../../src/components/pix-lightbox/mount-viewer.ts';
import PixLightbox from '../../../src/define/pix-lightbox.ts';
import { codeOnUse } from '../../../src/components/pix-lightbox/features/on-use.ts';
import { viewerLock } from '../../../src/components/pix-lightbox/viewer-lock.ts';
import type { ViewerOptions } from '../../../src/components/pix-lightbox/viewer-options.ts';
import type { SparsePictures } from '../../support/viewer-pictures.ts';

/** Access of a test to an open viewer. */
export interface OpenViewer {
  host: HTMLElement;
  /** Resolves with the last index when the viewer has closed. */
  closed: Promise<number>;
  find: (selector: string) => HTMLElement | null;
  all: (selector: string) => HTMLElement[];
  /** Finds a button or link by its accessible name. Throws if there is none. */
  button: (name: string) => HTMLElement;
  /** Dispatches a `keydown` event on the focused element. */
  press: (key: string) => void;
  counter: () => string | undefined;
  /** Text of the live region. */
  announcement: () => string | undefined;
  /** Full picture on the current slide. */
  currentImage: () => HTMLImageElement | null;
  /** Waits until the optional features have loaded, which is after the first picture, and what tools would load when they are used. */
  waitForFeatures: () => Promise<void>;
  /** Closes the viewer by its signal. */
  end: () => void;
}

/** The focused element, through shadow roots. */
export function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Opens a viewer. By default, the opener is the body. */
export async function open(
  pictures: SparsePictures,
  options: Partial<ViewerOptions> = {},
): Promise<OpenViewer> {
  const ended = new AbortController();
  const { opened, closed } = mountViewer(PixLightbox, {
    pictures,
    index: 0,
    opener: document.body,
    tile: () => undefined,
    reveal: () => Promise.resolve(undefined),
    signal: ended.signal,
    ...options,
  });
  // As what opens viewers does.
  const release = viewerLock.acquire(ended.signal);
  void closed.then(release);
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
    announcement: () => find('.spoken')?.textContent.trim(),
    currentImage: () => root.querySelector('.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)'),
    waitForFeatures: async () => {
      await vi.waitFor(() => expect(find('[part~=more-button]')).not.toBeNull());
      await Promise.all([...codeOnUse.values()].map((code) => code.load()));
    },
    end: () => ended.abort(),
  };
}

/** Replaces the permissions policy of the page until the test ends. */
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
