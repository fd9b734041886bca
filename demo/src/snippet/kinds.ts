import { IDENTIFIERS, type MountConfig } from '../../../src/embed/mount-config.ts';

/** Tag of the element that a container mounts, without `pix-`: what the container shows. */
export type Kind = MountConfig['tag'] extends infer Tag
  ? Tag extends `pix-${infer Name}`
    ? Name
    : never
  : never;

/** What a container can show, by kind; the first is the default. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  gallery: 'Pictures',
  album: 'An album',
  albums: 'Album cards',
  image: 'One picture',
  wall: 'A picture wall',
};

/** What a container can show; the first is the default. */
export const KINDS = Object.keys(KIND_LABELS) as [Kind, ...Kind[]];

/** Name of what identifies the record of a kind: `token` or `slug`; `undefined` for a list. */
export const identifierOf = (kind: Kind) => IDENTIFIERS[`pix-${kind}`];
