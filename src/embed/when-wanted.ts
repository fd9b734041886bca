import { withoutPrototype } from '../internal/altered-globals.ts';
import { whenNearViewport } from '../internal/when-near-viewport.ts';
import { isAwaitedByUrl, type MountConfig } from './mount-config.ts';

/**
 * Resolves when the element of a container is wanted: within two viewport heights of the viewport, when the page is printed, or as
 * soon as its URL names what the element shows. A container without a box of its own has no place, and is wanted at once. An
 * aborted signal leaves the promise pending.
 *
 * @returns Whether the container is near the viewport.
 */
export function whenWanted(container: Element, config: MountConfig, signal: AbortSignal): Promise<boolean> {
  if (getComputedStyle(container).display === 'contents') return Promise.resolve(false);
  return new Promise((resolve) => {
    void whenNearViewport(container, signal).then((approach) => resolve(approach !== 'print'));
    const onNavigation = () => isAwaitedByUrl(config) && resolve(false);
    addEventListener('popstate', onNavigation, withoutPrototype({ signal }));
  });
}
