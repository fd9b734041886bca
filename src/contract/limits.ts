/**
 * Limits and tables of the contract as values, for code that needs them at run time.
 * A contract test keeps them equal to `openapi.yaml`. Lengths of texts count Unicode code points (`[...text].length`),
 * as sent, before white space around them is dropped.
 */

// Pictures and albums.

/** Records per page when `limit` is not given (platform document, Limits). */
export const DEFAULT_LIMIT = 24;

/** Largest `limit`, records per page (platform document, Limits). */
export const MAX_LIMIT = 100;

/** Kinds of picture as records name them. */
export const IMAGE_FORMATS = ['JPG', 'PNG', 'GIF', 'WEBP', 'BMP', 'SVG'] as const;

/** Largest picture in bytes: 50 MB, inclusive. */
export const MAX_UPLOAD_BYTES = 52_428_800;

/** Largest body in bytes of `POST /images` and `POST /remove-bg`: such a picture in Base64, and 1 MiB. */
export const MAX_UPLOAD_BODY_BYTES = 70_953_644;

/** Largest JSON body in bytes of all other operations: 1 MiB. */
export const MAX_JSON_BYTES = 1_048_576;

/** Largest side of a thumbnail in pixels. */
export const MAX_THUMBNAIL_SIDE = 480;

/** What a slug looks like: 1 to 64 characters, not all digits. */
export const SLUG_PATTERN = /^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/;

/** Longest title of a picture. */
export const MAX_TITLE = 200;

/** Longest description of a picture or an album. */
export const MAX_DESCRIPTION = 5000;

/** Longest category name. */
export const MAX_CATEGORY = 64;

/** Most tags of a picture. */
export const MAX_TAGS = 30;

/** Maximum length of a tag, in characters. */
export const MAX_TAG = 64;

/** Longest `filename` of an upload. */
export const MAX_FILENAME = 255;

/** Longest title of an album; the shortest has one character. */
export const MAX_ALBUM_TITLE = 120;

/** Most tags that `GET /tags` lists. */
export const MAX_LISTED_TAGS = 50;

/** Days that analytics cover, today included (platform document, What the service does). */
export const ANALYTICS_DAYS = 30;

/** Most referrers in analytics. */
export const MAX_REFERRERS = 10;

/** Characters of a key that an account may show. */
export const KEY_PREFIX_LENGTH = 8;

// Data sets and lookups.

/** Records per page of a data set when `limit` is not given (platform document, Limits). */
export const DEFAULT_DATASET_LIMIT = 20;

/** Largest `limit` of a data set (platform document, Limits). */
export const MAX_DATASET_LIMIT = 100;

/** Records drawn at random when `count` is not given. */
export const DEFAULT_RANDOM_COUNT = 1;

/** Largest `count` (platform document, Limits). */
export const MAX_RANDOM_COUNT = 20;

/** Records of a lookup when `limit` is not given (platform document, Limits). */
export const DEFAULT_LOOKUP_LIMIT = 50;

/** Largest `limit` of a lookup (platform document, Limits). */
export const MAX_LOOKUP_LIMIT = 200;

/** Requests an address has in each window, for birds and for calendar events (platform document, Limits). */
export const RATE_LIMIT = 60;

/** Length of that window in seconds (platform document, Limits). */
export const RATE_WINDOW_SECONDS = 60;

/** Orders of birds, the default first. */
export const BIRD_SORTS = ['id', 'mizo_name', 'common_name', 'scientific_name', 'family'] as const;

/** Years with calendar events (platform document, Limits). */
export const CALENDAR_YEARS = [2025, 2026] as const;

/** Kinds of calendar event (platform document, Companion APIs). */
export const CALENDAR_TYPES = ['NATIONAL', 'RESTRICTED', 'FULL_MOON'] as const;

/** Translations of scripture, the default first. */
export const TRANSLATIONS = ['kjv', 'niv', 'esv'] as const;

/** A postal code: six digits (platform document, Companion APIs). */
export const POSTAL_CODE_PATTERN = /^\d{6}$/;

/** A bank branch code as it may be asked for: eleven characters, the first four letters. */
export const BRANCH_CODE_PATTERN = /^[A-Za-z]{4}[A-Za-z0-9]{7}$/;

/** The first four letters of a branch code, as they may be asked for. */
export const BANK_CODE_PATTERN = /^[A-Za-z]{4}$/;

// Services.

/** Models of background removal, the default first. */
export const REMOVAL_MODELS = ['balanced', 'studio', 'turbo'] as const;

/** Answers of background removal, the default first. */
export const REMOVAL_FORMATS = ['json', 'png'] as const;

/** Longest URL in a body. */
export const MAX_URL = 2048;

/** How a URL in a body begins, where http is allowed (platform document, Companion APIs). */
export const HTTP_URL_PATTERN = /^https?:\/\/[^\s/?#]/;

/** How a URL in a body begins, where it must be https. */
export const HTTPS_URL_PATTERN = /^https:\/\/[^\s/?#]/;

/** A code of a short link (platform document, Limits). */
export const LINK_CODE_PATTERN = /^[A-Za-z0-9]{3,32}$/;

/** Longest title of a short link. */
export const MAX_LINK_TITLE = 200;

/** Largest `expires_in_days`, which must be above 0 and may be a fraction. */
export const MAX_EXPIRY_DAYS = 3650;

/** Kinds of message, the default first. */
export const MESSAGE_TYPES = ['text', 'image', 'document', 'poll'] as const;

/** Longest message; the shortest has one character. */
export const MAX_MESSAGE = 4096;

/** A phone number with country code. */
export const PHONE_PATTERN = /^\+?\d{8,15}$/;

/** A customer's phone number (platform document, Companion APIs). */
export const MOBILE_PATTERN = /^\d{10}$/;

/** An amount of rupees above 0, two decimals at most. */
export const AMOUNT_PATTERN = /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/;

/** A merchant's own number of an order. */
export const ORDER_ID_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;

/** Longest merchant token. */
export const MAX_USER_TOKEN = 200;

/** Longest remark on an order. */
export const MAX_REMARK = 200;
