/** Seed data as tests write them: plain objects with optional fields. */
import type { ImageFormat } from '../../src/contract/models.ts';
import type { TimeInput } from '../http/read-time.ts';
import type { ShortLink, Wallet } from '../store/companions.ts';
import type { AlbumSeed, DayViews, Merchant, PictureSeed } from '../store/records.ts';

/** A user, who may own pictures. */
export interface UserInput {
  name: string;
  /** Whether the user is an administrator. Default: false. */
  isAdmin?: boolean;
  /** Time of creation. Default: the time of the clock. */
  createdAt?: TimeInput;
}

/** An API key. */
export interface KeyInput {
  key: string;
  /** Name of the user. */
  user: string;
  /** Label of the key. Default: the name of the user. */
  label?: string;
  /** Whether the key is revoked. Default: false. */
  revoked?: boolean;
  createdAt?: TimeInput;
  /** Time of the last use. Default: never. */
  lastUsedAt?: TimeInput;
}

/**
 * A picture. Without `bytes`, a file is generated from the slug: a drawing as SVG, a single colour in other formats.
 */
export interface PictureInput {
  slug: string;
  /** Title of the picture. Default: the slug. */
  title?: string;
  description?: string;
  category?: string;
  tags?: readonly string[];
  /** Width in pixels. Default: the width of `bytes`; without `bytes`, 1200 × 800 or an aspect ratio of 3:2. */
  width?: number;
  height?: number;
  /** Format of the file. Default: the format of `bytes`; without `bytes`, `SVG`. */
  format?: ImageFormat;
  /** The file of the picture, or the text of an SVG. */
  bytes?: Uint8Array | string;
  /** Size of the file in bytes; smaller generated files are padded. Default: the actual size. */
  fileSize?: number;
  /** Number of views. Default: 0. */
  views?: number;
  /** Views by day, oldest first; included in `views`. */
  days?: readonly (Pick<DayViews, 'day'> & Partial<DayViews>)[];
  /** Whether public lists contain the record. Default: true. */
  isPublic?: boolean;
  /** Name of a user. Default: the first user. */
  owner?: string;
  /** Time of creation. Default: one minute before the previous picture, so that `newest` is the order of the list. */
  createdAt?: TimeInput;
  /** Token that permits deleting the picture. Default: none. */
  deleteToken?: string;
}

/** An album with pictures of the seed. */
export interface AlbumInput {
  title: string;
  /** Token of 12 letters and digits. Default: derived from title and position, the same on every run. */
  // Gap: A1
  token?: string;
  description?: string;
  /** Whether public lists contain the record. Default: true. */
  isPublic?: boolean;
  /** Name of a user. Default: the first user. */
  owner?: string;
  createdAt?: TimeInput;
  /** Slugs in the order of adding. */
  pictures?: readonly string[];
}

/** A short link. */
// Gap: C5
export interface LinkInput {
  code: string;
  url: string;
  title?: string;
  /** Name of a user. Default: the first user. */
  owner?: string;
  /** Number of clicks. Default: 0. */
  clicks?: number;
  createdAt?: TimeInput;
  /** Expiry time of the link. Default: never. */
  expiresAt?: TimeInput;
}

/** Initial data of a mock. Records of a full `Seed` are accepted, too. */
export interface SeedInput {
  /** Users of the service. Default: `owner`, `other` and the administrator `admin`. */
  // Gap: G7
  users?: readonly UserInput[];
  /** API keys. Default: `pix_test_{name}` for each user, and the revoked key `pix_test_revoked`. */
  keys?: readonly KeyInput[];
  /** Balances in rupees by user name. Default: 100 for the first user. */
  wallets?: Readonly<Record<string, number>> | readonly Wallet[];
  /** Tokens of merchants. Default: `merchant_test`. */
  merchants?: readonly (string | Merchant)[];
  pictures?: readonly (PictureInput | PictureSeed)[];
  albums?: readonly (AlbumInput | AlbumSeed)[];
  links?: readonly (LinkInput | ShortLink)[];
}
