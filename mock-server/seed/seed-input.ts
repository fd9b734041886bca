/** Seed data as tests write them: plain objects, everything optional. */
import type { ImageFormat } from '../../src/contract/models.ts';
import type { TimeInput } from '../http/read-time.ts';
import type { ShortLink } from '../store/companion-records.ts';
import type { AlbumSeed, DayViews, Merchant, PictureSeed, Wallet } from '../store/records.ts';

/** Someone who owns pictures. */
export interface UserInput {
  name: string;
  /** False if not given. */
  isAdmin?: boolean;
  /** The clock's time if not given, as everywhere here. */
  createdAt?: TimeInput;
}

/** An API key. */
export interface KeyInput {
  key: string;
  /** Name of a user. */
  user: string;
  /** The user's name if not given. */
  label?: string;
  /** False if not given. */
  revoked?: boolean;
  createdAt?: TimeInput;
  /** Never if not given. */
  lastUsedAt?: TimeInput;
}

/** A picture; without `bytes` one is made from its slug: a drawing as SVG, a plain colour in the other formats. */
export interface PictureInput {
  slug: string;
  /** The slug if not given. */
  title?: string;
  description?: string;
  category?: string;
  tags?: readonly string[];
  /** Pixels; those of `bytes` if there are some, else 1200 × 800, or three to two if one side is given. */
  width?: number;
  height?: number;
  /** That of `bytes` if there are some, else `SVG` if not given. */
  format?: ImageFormat;
  /** The picture's file, or the text of an SVG. */
  bytes?: Uint8Array | string;
  /** Bytes; what is made of less is filled up. What `bytes` or the made picture take if not given. */
  fileSize?: number;
  /** 0 if not given. */
  views?: number;
  /** Views of its latest days, oldest first. */
  days?: readonly (Pick<DayViews, 'day'> & Partial<DayViews>)[];
  /** True if not given. */
  isPublic?: boolean;
  /** Name of a user; the first one if not given. */
  owner?: string;
  /** A minute before the picture before it if not given, so that `newest` is the order given here. */
  createdAt?: TimeInput;
  /** None if not given. */
  deleteToken?: string;
}

/** An album. */
export interface AlbumInput {
  title: string;
  /** 12 letters and digits; made from title and place if not given, the same on every run. */
  // Gap: A1
  token?: string;
  description?: string;
  /** True if not given. */
  isPublic?: boolean;
  /** Name of a user; the first one if not given. */
  owner?: string;
  createdAt?: TimeInput;
  /** Slugs, in the order of adding. */
  pictures?: readonly string[];
}

/** A short link. */
// Gap: C5
export interface LinkInput {
  code: string;
  url: string;
  title?: string;
  /** Name of a user; the first one if not given. */
  owner?: string;
  /** 0 if not given. */
  clicks?: number;
  createdAt?: TimeInput;
  /** Never if not given. */
  expiresAt?: TimeInput;
}

/** What a mock starts with. Data of a full `Seed` may stand in its places, too. */
export interface SeedInput {
  /** `owner`, `other` and the administrator `admin` if not given. */
  // Gap: G7
  users?: readonly UserInput[];
  /** `pix_test_{name}` for each user if not given, and `pix_test_revoked`. */
  // Gap: G7
  keys?: readonly KeyInput[];
  /** Rupees by name of user; 100 for the first user if not given. */
  wallets?: Readonly<Record<string, number>> | readonly Wallet[];
  /** Tokens; `merchant_test` if not given. */
  // Gap: G7
  merchants?: readonly (string | Merchant)[];
  pictures?: readonly (PictureInput | PictureSeed)[];
  albums?: readonly (AlbumInput | AlbumSeed)[];
  links?: readonly (LinkInput | ShortLink)[];
}
