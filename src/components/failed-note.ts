import { html, render } from 'lit';
import { adoptStyles } from '../internal/adopt-styles.ts';
import { failedStyles } from './failed-note.styles.ts';
import { iconStyles } from './icon.styles.ts';
import { icons } from './icon.ts';
import { unclobbered } from '../internal/unclobbered.ts';

/** Shows an icon and the title in place of an image that failed to load; screen readers read the alternative text instead. */
export function showFailed(image: HTMLImageElement): void {
  // The element may have moved to another window, with a `ShadowRoot` class of its own.
  const { host } = image.getRootNode() as Partial<ShadowRoot>;
  const frame = image.parentElement;
  // The root of a removed tile is the tile itself: a link, whose `host` is a string.
  if (typeof host !== 'object' || !frame) return;
  adoptStyles(host, iconStyles);
  adoptStyles(host, failedStyles);
  // The title might be illegible on the colour of the placeholder.
  frame.style.removeProperty('background');
  let note = frame.querySelector<HTMLElement>(':scope > .failed');
  if (!note) {
    note = unclobbered(image.ownerDocument).createElement('span');
    note.className = 'failed';
    note.ariaHidden = 'true';
    image.after(note);
  }
  render(html`${icons.picture}<span dir="auto" .textContent=${image.alt}></span>`, note);
}
