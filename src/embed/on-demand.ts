/** Code that few pages need. */
import { registeredName } from '../internal/altered-globals.ts';

export { openViewer } from '../components/open-viewer.ts';
export { registerLocale } from '../components/register-locale.ts';

/** Optional browser features. */
const FEATURES = [
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'customElements',
  'HTMLDialogElement',
];

type PixTag = Extract<keyof HTMLElementTagNameMap, `pix-${string}`>;

/** Tag names of all elements. */
export const ALL_TAGS = [
  'pix-gallery',
  'pix-albums',
  'pix-album',
  'pix-image',
  'pix-wall',
  'pix-search',
  'pix-sort',
  'pix-categories',
  'pix-tags',
  'pix-count',
  'pix-lightbox',
] as const satisfies readonly PixTag[];

type MissingTag = Exclude<PixTag, (typeof ALL_TAGS)[number]>;
[] as MissingTag[] satisfies never[];

/** Features that this browser lacks, and tag names that belong to foreign classes. */
export function unavailable(): readonly string[] {
  return [
    ...FEATURES.filter((name) => !(name in globalThis)),
    ...ALL_TAGS.filter((tag) => registeredName(tag) !== tag),
  ];
}
