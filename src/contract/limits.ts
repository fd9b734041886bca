/**
 * Limits and tables of the contract as values, for code that needs them at run time.
 * A contract test keeps them equal to `openapi.yaml`. Lengths of texts count Unicode code points (`[...text].length`),
 * as sent, before white space around them is dropped.
 */

// Pictures and albums.

/** Records per page when `limit` is not given (platform document, Limits). */
export const DEFAULT_LIMIT = 24;

/** Maximum `limit`, in records per page (platform document, Limits). */
export const MAX_LIMIT = 100;

/** Picture formats, as named in records. */
export const IMAGE_FORMATS = ['JPG', 'PNG', 'GIF', 'WEBP', 'BMP', 'SVG'] as const;

/** Maximum size of a picture in bytes: 50 MB, inclusive. */
export const MAX_UPLOAD_BYTES = 52_428_800;

/** Maximum size in bytes of a body of `POST /images` and `POST /remove-bg`: a picture of maximum size in Base64, and 1 MiB. */
export const MAX_UPLOAD_BODY_BYTES = 70_953_644;

/** Maximum size in bytes of a JSON body of all other operations: 1 MiB. */
export const MAX_JSON_BYTES = 1_048_576;

/** Maximum width and height of a thumbnail, in pixels. */
export const MAX_THUMBNAIL_SIDE = 480;

/** Pattern of a slug: 1 to 64 characters, not all digits. */
export const SLUG_PATTERN = /^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/;

/** Maximum length of the title of a picture. */
export const MAX_TITLE = 200;

/** Maximum length of the description of a picture or an album. */
export const MAX_DESCRIPTION = 5000;

/** Maximum length of a category name. */
export const MAX_CATEGORY = 64;

/** Maximum number of tags of a picture. */
export const MAX_TAGS = 30;

/** Maximum length of a tag, in characters. */
export const MAX_TAG = 64;

/** Maximum length of the `filename` of an upload. */
export const MAX_FILENAME = 255;

/** Maximum length of the title of an album; the minimum is one character. */
export const MAX_ALBUM_TITLE = 120;

/** Maximum number of tags that `GET /tags` lists. */
export const MAX_LISTED_TAGS = 50;

/** Number of days in analytics, today included (platform document, What the service does). */
export const ANALYTICS_DAYS = 30;

/** Maximum number of referrers in analytics. */
export const MAX_REFERRERS = 10;

/** Number of characters of a key that an account may show. */
export const KEY_PREFIX_LENGTH = 8;

// Data sets and lookups.

/** Records per page of a data set when `limit` is not given (platform document, Limits). */
export const DEFAULT_DATASET_LIMIT = 20;

/** Maximum `limit` of a data set (platform document, Limits). */
export const MAX_DATASET_LIMIT = 100;

/** Size of a random sample when `count` is not given. */
export const DEFAULT_RANDOM_COUNT = 1;

/** Maximum `count` (platform document, Limits). */
export const MAX_RANDOM_COUNT = 20;

/** Number of records of a lookup when `limit` is not given (platform document, Limits). */
export const DEFAULT_LOOKUP_LIMIT = 50;

/** Maximum `limit` of a lookup (platform document, Limits). */
export const MAX_LOOKUP_LIMIT = 200;

/** Number of requests per address in each window, for birds and for calendar events (platform document, Limits). */
export const RATE_LIMIT = 60;

/** Length of a quota window in seconds (platform document, Limits). */
export const RATE_WINDOW_SECONDS = 60;

/** Sort orders of birds, the default first. */
export const BIRD_SORTS = ['id', 'mizo_name', 'common_name', 'scientific_name', 'family'] as const;

/** Years with calendar events (platform document, Limits). */
export const CALENDAR_YEARS = [2025, 2026] as const;

/** Types of calendar events (platform document, Companion APIs). */
export const CALENDAR_TYPES = ['NATIONAL', 'RESTRICTED', 'FULL_MOON'] as const;

/** Translations of scripture, the default first. */
export const TRANSLATIONS = ['kjv', 'niv', 'esv'] as const;

/** Pattern of a postal code: six digits (platform document, Companion APIs). */
export const POSTAL_CODE_PATTERN = /^\d{6}$/;

/** Pattern of a bank branch code in requests: eleven characters, of which the first four are letters. */
export const BRANCH_CODE_PATTERN = /^[A-Za-z]{4}[A-Za-z0-9]{7}$/;

/** Pattern of a bank code in requests: the first four letters of a branch code. */
export const BANK_CODE_PATTERN = /^[A-Za-z]{4}$/;

// Services.

/** Models of background removal, the default first. */
export const REMOVAL_MODELS = ['balanced', 'studio', 'turbo'] as const;

/** Result formats of background removal, the default first. */
export const REMOVAL_FORMATS = ['json', 'png'] as const;

/** Maximum length of a URL in a body. */
export const MAX_URL = 2048;

/** Pattern of an http or https URL in a body (platform document, Companion APIs). */
export const HTTP_URL_PATTERN = /^https?:\/\/[^\s/?#]/;

/** Pattern of an https URL in a body. */
export const HTTPS_URL_PATTERN = /^https:\/\/[^\s/?#]/;

/** Pattern of the code of a short link (platform document, Limits). */
export const LINK_CODE_PATTERN = /^[A-Za-z0-9]{3,32}$/;

/** Maximum length of the title of a short link. */
export const MAX_LINK_TITLE = 200;

/** Maximum `expires_in_days`; the value must be above 0 and may be a fraction. */
export const MAX_EXPIRY_DAYS = 3650;

/** Message types, the default first. */
export const MESSAGE_TYPES = ['text', 'image', 'document', 'poll'] as const;

/** Maximum length of a message; the minimum is one character. */
export const MAX_MESSAGE = 4096;

/** Pattern of a phone number with country code. */
export const PHONE_PATTERN = /^\+?\d{8,15}$/;

/** Pattern of a customer's phone number (platform document, Companion APIs). */
export const MOBILE_PATTERN = /^\d{10}$/;

/** Pattern of an amount of rupees above 0, with at most two decimals. */
export const AMOUNT_PATTERN = /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/;

/** Pattern of a merchant's own identifier of an order. */
export const ORDER_ID_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;

/** Maximum length of a merchant token. */
export const MAX_USER_TOKEN = 200;

/** Maximum length of a remark on an order. */
export const MAX_REMARK = 200;
