import { adoptStyles } from '../internal/adopt-styles.ts';
import { iconStyles, PICTURE_ICON } from '../internal/icons.ts';
import { create, createSvg } from './elements.ts';
import { failedStyles } from './failed-note.styles.ts';

/** Least pause in ms before a failed image is requested again, and most jitter: pictures do not return to a busy server all at once. */
const RETRY_MS = 4000;

/** Images that are requested again: once by time, since the picture may be gone for good, and whenever they are told that the connection is back. */
const watched = new WeakSet<Element>();

function retryLater(image: HTMLImageElement): void {
  if (watched.has(image)) return;
  watched.add(image);
  const retry = () => {
    if (!image.isConnected || !image.matches('[data-failed]')) return;
    const { src } = image;
    // Given the URL that it has, WebKit fails at once, without a request.
    image.removeAttribute('src');
    image.setAttribute('src', src);
  };
  setTimeout(retry, RETRY_MS * (1 + Math.random()));
  image.addEventListener('online', retry);
}

/** Shows an icon and the title in place of an image that failed to load; screen readers read the alternative text instead. The image is requested once more. */
export function showFailed(image: HTMLImageElement): void {
  // The element may have moved to another window, with a `ShadowRoot` class of its own.
  const { host } = image.getRootNode() as Partial<ShadowRoot>;
  const frame = image.parentElement;
  // The root of a removed tile is the tile itself: a link, whose `host` is a string.
  if (typeof host !== 'object' || !frame) return;
  retryLater(image);
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
