import { adoptStyles } from '../internal/adopt-styles.ts';
import { iconStyles, PICTURE_ICON } from '../internal/icons.ts';
import { create, createSvg } from './elements.ts';
import { failedStyles } from './failed-note.styles.ts';

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
  frame.style.removeProperty('--_surface');
  const note = frame.querySelector(':scope > .failed') ?? createNote();
  if (!note.parentNode) frame.append(note);
  if (note.lastElementChild) note.lastElementChild.textContent = image.alt;
}

/** An icon and an empty title. */
const createNote = (): Element =>
  create(
    'span',
    { class: 'failed', 'aria-hidden': 'true' },
    createSvg('svg', { class: 'icon', viewBox: '0 0 24 24' }, createSvg('path', { d: PICTURE_ICON })),
    create('span', { dir: 'auto' }),
  );
