/** What the store holds. Wire records are made from these by `handlers/*-record.ts`. */
import type { ImageFormat } from '../../src/contract/models.ts';
import type { ShortLink } from './companion-records.ts';

/** Bytes over memory that is not shared, as `Response` wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where a picture's bytes come from. They are asked for on each use, so a large collection need not be in memory. */
export interface PictureContent {
  /** The picture as it was uploaded. */
  bytes(): Promise<Bytes>;
  /** Changes when the bytes do; the base of ETags and thumbnail caching. ASCII letters, digits and `-`. */
  version: string;
  /** The file they come from, as messages name it. */
  file?: string;
}

/** A picture as it is given to the store, which adds the id. */
export interface PictureSeed {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: readonly string[];
  format: ImageFormat;
  /** Pixels across, as shown. */
  width: number;
  /** Pixels down, as shown. */
  height: number;
  /** Bytes. */
  fileSize: number;
  views: number;
  isPublic: boolean;
  /** Username. */
  owner: string;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  content: PictureContent;
  /** Views of its latest days, oldest first; they are part of `views`. */
  days?: readonly DayViews[];
  /** Whoever sends it may delete the picture; none for pictures that were not uploaded. */
  deleteToken?: string;
}

/** A picture in the store. */
export interface Picture extends Omit<PictureSeed, 'days'> {
  id: number;
}

/** An album as it is given to the store; `pictures` are slugs in the order of adding. */
export interface AlbumSeed {
  token: string;
  title: string;
  description: string;
  isPublic: boolean;
  /** Username. */
  owner: string;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  pictures: readonly string[];
}

/** An album in the store; `pictures` are ids in the order of adding. */
export interface StoredAlbum extends Omit<AlbumSeed, 'pictures'> {
  id: number;
  pictures: readonly number[];
}

/** Views of a picture on one day. */
// Gap: I13
export interface DayViews {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  views: number;
  /** Hosts that linked to it, and how often. */
  referrers: Readonly<Record<string, number>>;
}

/** The latest days of a picture's views, oldest first, without days that had none. */
export interface PictureViews {
  picture: number;
  days: readonly DayViews[];
}

/** Someone who owns pictures. */
export interface User {
  name: string;
  isAdmin: boolean;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
}

/** An API key and whose it is. */
export interface ApiKey {
  key: string;
  user: string;
  label: string;
  revoked: boolean;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
  /** Milliseconds since 1970, UTC; none before its first use. */
  lastUsedAt?: number;
}

/** Someone's prepaid money. */
export interface Wallet {
  user: string;
  /** In 1/300 rupee, which both prices are whole multiples of. */
  // Gap: C4, C5
  units: number;
}

/** A token that takes payment orders. */
// Gap: G7
export interface Merchant {
  token: string;
}

/** Everything a store starts with. */
export interface Seed {
  users: readonly User[];
  keys: readonly ApiKey[];
  wallets: readonly Wallet[];
  merchants: readonly Merchant[];
  pictures: readonly PictureSeed[];
  albums: readonly AlbumSeed[];
  links?: readonly ShortLink[];
}
