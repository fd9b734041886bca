import { create, createSvg, perElement, setAttributes } from './elements.ts';
import { plainText, safeUrl } from '../internal/untrusted.ts';
import type { Album } from '../contract/models.ts';
import { createSkeleton, TileList } from './tile-list.ts';

/** State of the card of an album. */
export interface CardView {
  title: string;
  /** Number of pictures, as a text. */
  count: string;
  /** URL of the cover image; an icon is shown without one. */
  cover: string | undefined;
  /** Whether the image loads at once with high priority, because it is in the first screen. */
  isInitial: boolean;
}

/** Keeps the height of a line without text. */
const BLANK = '\u00A0';

/** Path of the icon shown if an album has no cover. */
const ICON =
  'M14 10V8a3 3 0 0 1 3-3h23a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3h-2M8 14h23a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3ZM11 23a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 38l8-8 6 6 7-9 8 9';

/** The state of the card of an untrusted record; without texts, lines are blank. */
export function cardOf(
  album: Album,
  { title = BLANK, count = BLANK, isInitial }: { title?: string; count?: string; isInitial: boolean },
): CardView {
  return { title: plainText(album.title) || title, count, cover: safeUrl(album.cover_thumbnail), isInitial };
}

/** A line of text, blank at first. */
const line = (name: 'title' | 'count') =>
  create('span', { class: name, part: name }, create('bdi', {}, BLANK));

function createCard(): HTMLElement {
  const icon = createSvg('svg', { class: 'blank', viewBox: '0 0 48 48', 'aria-hidden': 'true' });
  icon.append(createSvg('path', { d: ICON }));
  const cover = create('span', { class: 'frame', part: 'cover' }, icon);
  return create('button', { class: 'card', part: 'card' }, cover, line('title'), ' ', line('count'));
}

function updateCard(card: HTMLElement, { title, count, cover, isInitial }: CardView): void {
  const [frame, ...lines] = [...card.children] as [Element, Element, Element];
  [title, count].forEach((text, at) => {
    const bdi = lines[at]?.firstChild;
    if (bdi && bdi.textContent !== text) bdi.textContent = text;
  });
  const image = frame.querySelector('img');
  if (image?.getAttribute('src') === cover) return;
  // Browsers show the former image until another one has loaded.
  image?.remove();
  if (cover) frame.prepend(createCover(cover, isInitial));
}

function createCover(src: string, isInitial: boolean): HTMLImageElement {
  const image = create('img', { part: 'image', decoding: 'async', alt: '' });
  for (const type of ['load', 'error'])
    image.addEventListener(type, () => image.toggleAttribute('data-failed', type === 'error'));
  // Before the address, which starts the request.
  setAttributes(image, {
    loading: isInitial ? 'eager' : 'lazy',
    fetchpriority: isInitial ? 'high' : 'auto',
  });
  setAttributes(image, { src });
  return image;
}

/** The list of cards of an element. */
export const cardsOf = perElement(
  () =>
    new TileList<CardView>({
      create: createCard,
      update: updateCard,
      skeleton: () => create('div', {}, createSkeleton(), line('title'), line('count')),
    }),
);
