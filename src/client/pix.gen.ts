/**
 * The interfaces of the clients. Generated from the functions that create them by `tools/generate/generate-client-types.ts`: do
 * not edit, run `npm run generate`.
 */
import type { UploadImageInput, UploadOptions } from './uploads/upload-image.ts';
import type { Call } from './core/call.ts';
import type {
  UploadedImage,
  ImageChanges,
  Image,
  DeletedImage,
  Analytics,
  CreateAlbumInput,
  Album,
  ListAlbumsQuery,
  ListAlbumImagesQuery,
  Account,
  Ping,
  Stats,
  Category,
  Tag,
  CreateShortLinkInput,
  ShortLink,
  ListProverbsQuery,
  Proverb,
  PostalCode,
  PostalCodeSearch,
  BankBranch,
  BankBranchSearch,
  SendMessageInput,
  Message,
  CreateUpiOrderInput,
  UpiOrder,
  CreateWalletOrderInput,
  WalletOrder,
  SiteAuditInput,
  SiteAudit,
  ScriptureQuery,
  Verse,
  ListBirdsQuery,
  Bird,
  ListCalendarEventsQuery,
  CalendarEvent,
} from '../contract/models.ts';
import type { Written } from './resources/writable-fields.ts';
import type { RequestOptions } from './core/options.ts';
import type { DeleteImageOptions, ImagesQuery } from './resources/images.ts';
import type { Page, IterateOptions, RecordIterable } from './read.ts';
import type {
  RemoveBackgroundInput,
  RemovedBackground,
  RemovalFormat,
} from './companions/background-removal.ts';
import type { OrderInput } from './companions/order-rules.ts';

/** Client that `createPix()` returns. */
export interface Pix {
  /** List, search, read, upload, change and delete pictures, and read their views. */
  readonly images: PixImagesApi;
  /** List and create albums, read their pictures, add and remove pictures. */
  readonly albums: PixAlbumsApi;
  /** Read the account that a key belongs to: username, numbers of pictures and views, disk space. */
  readonly account: PixAccountApi;
  /** Check the service, and read statistics, limits, categories and tags. */
  readonly platform: PixPlatformApi;
  /** Use the services of the companion hosts. */
  readonly companions: PixCompanionsApi;
}

/** Client that `createPublicPix()` returns. */
export interface PublicPix {
  /** List, search, read, upload, change and delete pictures, and read their views. */
  readonly images: PublicPixImagesApi;
  /** List and create albums, read their pictures, add and remove pictures. */
  readonly albums: PublicPixAlbumsApi;
  /** Check the service, and read statistics, limits, categories and tags. */
  readonly platform: PixPlatformApi;
  /** Use the services of the companion hosts. */
  readonly companions: PublicPixCompanionsApi;
}

/** Calls of `pix.images`: list, search, read, upload, change and delete pictures, and read their views. Only those without a key. */
export interface PublicPixImagesApi {
  /**
   * `GET /images`: lists public pictures, filtered, sorted and paginated. Filters combine with AND.
   *
   * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `q` (words that must occur in the
   *   slug, title, description or a tag), `album` (token or id), `user` (name of the owner, or `me` for the owner of the key),
   *   `category`, `tag`, `sort` (`newest` by default, `oldest`, `popular`, `size`).
   * @returns One page. Iterating it yields its records and those of all following pages.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixNotFoundError for an unknown `album`.
   * @see `listImages`, the same as a function
   */
  list(this: void, query?: ImagesQuery, options?: RequestOptions): Call<Page<Image>>;
  /**
   * Iterates over all public pictures, each once, with pages read on demand; `toArray({ max })` collects them.
   *
   * @param query The query of `list`.
   * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `iterate` and `listImages`, of which this call consists
   */
  iterate(this: void, query?: ImagesQuery, options?: IterateOptions): RecordIterable<Image>;
  /**
   * `GET /images/{slug_or_id}`: reads one picture and counts a view. A number or a string of digits is an id.
   *
   * @throws PixNotFoundError for an unknown picture.
   * @see `getImage`, the same as a function
   */
  get(this: void, slug_or_id: string | number, options?: RequestOptions): Call<Image>;
  /**
   * `HEAD /images/{slug_or_id}`: checks whether a picture exists, without counting a view. Tells whether an upload with a `slug`
   * of your own was stored, if its error has `maybeSent`. If the service refuses `HEAD` (405 or 501), the public lists are searched for
   * the slug: an unlisted picture is not found there, and an id rejects with the refusal.
   *
   * @throws PixNotFoundError or PixParseError when the response is not one of the service: with a wrong `baseUrl`, or from a
   *   login page or captive portal on the way.
   * @see `imageExists`, the same as a function
   */
  exists(this: void, slug_or_id: string | number, options?: RequestOptions): Call<boolean>;
}

/** Calls of `pix.images`: list, search, read, upload, change and delete pictures, and read their views. */
export interface PixImagesApi extends PublicPixImagesApi {
  /**
   * `POST /images`: stores a picture: JPG, PNG, GIF, WebP, BMP or SVG, up to 50 MB. Format and size are checked before
   * anything is sent, as far as they are known. An upload is never retried automatically. When an error has `maybeSent`, ask
   * `imageExists` for the `slug` before you upload the picture again.
   *
   * @param input `image` (a file, bytes, a web or Node stream, or Base64) or `image_base64`; optional `slug`, `title`,
   *   `description`, `category`, `tags` (a list, or text with commas), `is_public` (default true), `album` (token or id),
   *   `filename`, `size` (of a stream, in bytes: progress then has a total).
   * @param options `onProgress`, `as` (`multipart` by default, or `json`), `stripMetadata`, and the options of every call.
   *   Without `timeout`, the time limit is one minute plus one second per 32 kB. With `onProgress`, where progress is reported
   *   during the upload, 30 seconds without progress are a time limit, too. A stream is read once and is released however the
   *   call ends.
   * @returns The record with its `delete_token`, which no other response contains.
   * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixConflictError when the slug is taken;
   *   PixTooLargeError, PixUnsupportedError, PixNotFoundError (`album`), PixPermissionError (`album`).
   * @see `uploadImage`, the same as a function
   */
  upload(this: void, input: UploadImageInput, options?: UploadOptions): Call<UploadedImage>;
  /**
   * `PATCH /images/{slug_or_id}`: updates the given fields of a picture; other fields keep their values. Requires the key of the
   * picture's owner or of an administrator. The platform's `PUT` is equivalent and has no function.
   *
   * @param changes All fields are optional: `slug`, `title`, `description`, `category`, `tags` (a list, or a comma-separated
   *   string), `is_public`. A new `slug` replaces the old one, which stops working.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixPermissionError;
   *   PixNotFoundError; PixConflictError when the slug is taken.
   * @see `updateImage`, the same as a function
   */
  update(
    this: void,
    slug_or_id: string | number,
    changes: Written<ImageChanges>,
    options?: RequestOptions,
  ): Call<Image>;
  /**
   * `DELETE /images/{slug_or_id}`: deletes a picture permanently. Requires the key of the picture's owner or of an administrator,
   * or the picture's `delete_token`. An empty successful response counts as deleted.
   *
   * @throws PixAuthError without a key or token; PixPermissionError with a wrong key or token; PixNotFoundError.
   * @see `deleteImage`, the same as a function
   */
  delete(this: void, slug_or_id: string | number, options?: DeleteImageOptions): Call<DeletedImage>;
  /**
   * `GET /images/{slug_or_id}/analytics`: reads the views of a picture in the last 30 days, and the sites they came from. Requires
   * the key of the picture's owner; administrators have no access.
   *
   * @throws PixAuthError; PixPermissionError; PixNotFoundError.
   * @see `getImageAnalytics`, the same as a function
   */
  analytics(this: void, slug_or_id: string | number, options?: RequestOptions): Call<Analytics>;
}

/** Calls of `pix.albums`: list and create albums, read their pictures, add and remove pictures. Only those without a key. */
export interface PublicPixAlbumsApi {
  /**
   * `GET /albums`: lists public albums, newest first, paginated.
   *
   * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `user` (name of the owner; `me`, with
   *   a key, lists your own albums, private ones included).
   * @returns One page. Iterating it yields its records and those of all following pages.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `listAlbums`, the same as a function
   */
  list(this: void, query?: ListAlbumsQuery, options?: RequestOptions): Call<Page<Album>>;
  /**
   * Iterates over all public albums, each once, with pages read on demand; `toArray({ max })` collects them.
   *
   * @param query The query of `list`.
   * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `iterate` and `listAlbums`, of which this call consists
   */
  iterate(this: void, query?: ListAlbumsQuery, options?: IterateOptions): RecordIterable<Album>;
  /**
   * `GET /albums/{token_or_id}/images`: lists the pictures of an album, paginated.
   *
   * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `sort` (default: the order in which
   *   the pictures were added).
   * @returns One page. Iterating it yields its records and those of all following pages.
   * @throws PixNotFoundError for an unknown album, and for a private album that is requested by id.
   * @see `listAlbumImages`, the same as a function
   */
  images(
    this: void,
    token_or_id: string | number,
    query?: ListAlbumImagesQuery,
    options?: RequestOptions,
  ): Call<Page<Image>>;
  /**
   * Iterates over an album's pictures, each once, with pages read on demand; `toArray({ max })` collects them.
   *
   * @param album Token or id of the album.
   * @param query The query of `images`.
   * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `iterate` and `listAlbumImages`, of which this call consists
   */
  iterateImages(
    this: void,
    album: string | number,
    query?: ListAlbumImagesQuery,
    options?: IterateOptions,
  ): RecordIterable<Image>;
}

/** Calls of `pix.albums`: list and create albums, read their pictures, add and remove pictures. */
export interface PixAlbumsApi extends PublicPixAlbumsApi {
  /**
   * `POST /albums`: creates an empty album.
   *
   * @param input `title` (1 to 120 characters). Optional: `description`, `is_public` (default true).
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `createAlbum`, the same as a function
   */
  create(this: void, input: CreateAlbumInput, options?: RequestOptions): Call<Album>;
  /**
   * `POST /albums/{token_or_id}/images`: adds a picture to an album. Adding a picture twice has no further effect.
   *
   * @param image Slug or id of the picture.
   * @returns The updated album.
   * @throws PixAuthError; PixPermissionError when the album belongs to another user; PixNotFoundError for an unknown album or
   *   picture.
   * @see `addAlbumImage`, the same as a function
   */
  addImage(
    this: void,
    token_or_id: string | number,
    image: string | number,
    options?: RequestOptions,
  ): Call<Album>;
  /**
   * `DELETE /albums/{token_or_id}/images`: removes a picture from an album, without deleting the picture.
   *
   * @param image Slug or id of the picture.
   * @returns The updated album.
   * @throws PixAuthError; PixPermissionError when the album belongs to another user; PixNotFoundError for an unknown album or
   *   picture, and for a picture that is not in the album.
   * @see `removeAlbumImage`, the same as a function
   */
  removeImage(
    this: void,
    token_or_id: string | number,
    image: string | number,
    options?: RequestOptions,
  ): Call<Album>;
}

/** Calls of `pix.account`: read the account that a key belongs to: username, numbers of pictures and views, disk space. */
export interface PixAccountApi {
  /**
   * `GET /user`: reads the account of the key: name, disk usage, views, uploads, and details of the key, but never
   * the key itself.
   *
   * @throws PixAuthError without a valid key.
   * @see `getUser`, the same as a function
   */
  get(this: void, options?: RequestOptions): Call<Account>;
}

/** Calls of `pix.platform`: check the service, and read statistics, limits, categories and tags. */
export interface PixPlatformApi {
  /**
   * `GET /ping`: checks that the API responds, and reads the server time.
   *
   * @throws PixAuthError when the key that is sent is unknown or revoked.
   * @see `ping`, the same as a function
   */
  ping(this: void, options?: RequestOptions): Call<Ping>;
  /**
   * `GET /stats`: reads statistics and limits of the whole platform.
   *
   * @throws PixAuthError when the key that is sent is unknown or revoked.
   * @see `getStats`, the same as a function
   */
  stats(this: void, options?: RequestOptions): Call<Stats>;
  /**
   * `GET /categories`: lists all categories with public pictures, most pictures first, as a single page.
   *
   * @throws PixAuthError when the key that is sent is unknown or revoked.
   * @see `listCategories`, the same as a function
   */
  categories(this: void, options?: RequestOptions): Call<Page<Category>>;
  /**
   * `GET /tags`: lists the 50 tags with the most public pictures, as a single page.
   *
   * @throws PixAuthError when the key that is sent is unknown or revoked.
   * @see `listTags`, the same as a function
   */
  tags(this: void, options?: RequestOptions): Call<Page<Tag>>;
}

/** Calls of `pix.companions`: use the services of the companion hosts. Only those without a key. */
export interface PublicPixCompanionsApi {
  /** List and search birds, or draw a random sample of them. */
  readonly birds: PixBirdsApi;
  /** List holidays, festivals and full moons. */
  readonly calendar: PixCalendarApi;
}

/** Calls of `pix.companions`: use the services of the companion hosts. */
export interface PixCompanionsApi extends PublicPixCompanionsApi {
  /** Make the background of a picture transparent. */
  readonly backgroundRemoval: PixBackgroundRemovalApi;
  /** Create a short link that redirects to a URL, with a code of your own or a random one. */
  readonly shortLinks: PixShortLinksApi;
  /** List and search proverbs, or draw a random sample of them. */
  readonly proverbs: PixProverbsApi;
  /** Find the post offices of a postal code, a district or a state. */
  readonly postalCodes: PixPostalCodesApi;
  /** Find bank branches by code, bank or district. */
  readonly bankBranches: PixBankBranchesApi;
  /** Send a text, an image, a document or a poll to a phone. */
  readonly messages: PixMessagesApi;
  /** Create an order for payment by UPI, with QR code and link. */
  readonly upiPayments: PixUpiPaymentsApi;
  /** Create an order with the second payment gateway, with a payment session and page. */
  readonly walletPayments: PixWalletPaymentsApi;
  /** Audit a web page, optionally with the pages it links to. */
  readonly siteAudits: PixSiteAuditsApi;
  /** Read a Bible verse or a whole chapter, in one of several translations. */
  readonly scripture: PixScriptureApi;
}

/** Calls of `pix.companions.backgroundRemoval`: make the background of a picture transparent. */
export interface PixBackgroundRemovalApi {
  /**
   * `POST /remove-bg`: makes the background of a picture transparent. Each removal charges 1/30 rupee to the wallet of the
   * key, refunded if it fails. Never retried. Time limit: two minutes. Requires `keys.platform`.
   *
   * @param input Exactly one picture: `image_file` (a File, Blob, Uint8Array or ArrayBuffer; Node, Deno and Bun also accept a
   *   web or Node stream, and send it as it is read), `image_url` (public http or https URL of at most 2,048 characters) or
   *   `image_file_b64` (Base64, raw or as a data URI). The picture is a JPG, PNG, GIF, WebP, BMP or SVG of at most
   *   52,428,800 bytes. Optional: `model` (`balanced` by default, `studio`, `turbo`), `format` (`json` by default, `png`).
   * @returns For `format: 'png'` a Blob of type `image/png`; otherwise a record with the PNG as Base64, its size in pixels, and
   *   the cost and the remaining balance in rupees.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixUnsupportedError when the
   *   file is not a picture; PixHttpError with status 402 when the wallet is empty, with 422 for an unreadable picture.
   * @see `removeBackground`, the same as a function
   */
  remove<Format extends RemovalFormat | undefined = undefined>(
    this: void,
    input: RemoveBackgroundInput<Format>,
    options?: RequestOptions,
  ): Call<RemovedBackground<Format>>;
}

/** Calls of `pix.companions.shortLinks`: create a short link that redirects to a URL, with a code of your own or a random one. */
export interface PixShortLinksApi {
  /**
   * `POST /shorturl`: creates a short link, which redirects with status 307 until it expires. The first 30 links of an address
   * are free; each further link charges 0.01 rupee to the wallet of the key. Never retried. Requires `keys.platform`.
   *
   * @param input `url` (http or https, at most 2,048 characters). Optional: `custom_code` (3 to 32 letters and digits;
   *   generated by default), `title` (at most 200 characters), `expires_in_days` (above 0, at most 3,650, fractions allowed;
   *   by default the link never expires).
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixConflictError when the code
   *   is taken; PixHttpError with status 402 when the wallet is empty, with 422 when `url` is itself a short link.
   * @see `createShortLink`, the same as a function
   */
  create(this: void, input: CreateShortLinkInput, options?: RequestOptions): Call<ShortLink>;
}

/** Calls of `pix.companions.proverbs`: list and search proverbs, or draw a random sample of them. */
export interface PixProverbsApi {
  /**
   * `GET /tawng-upa`: lists 158 proverbs, paginated. With `random`, returns a new random sample of the matching proverbs on
   * each call. Requires `keys.platform`.
   *
   * @param query All fields are optional: `q` (fuzzy search: tolerates small typos, and treats `ṭ` as `t`), `category` (full
   *   name of a time period), `page` (from 1), `limit` (1 to 100, default 20), `random` (default false), `count` (size of a
   *   random sample, 1 to 20, default 1). With `random`, `page` and `limit` have no effect.
   * @returns One page. Iterating it yields its records and those of all following pages. A random sample is a single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `listProverbs`, the same as a function
   */
  list(this: void, query?: ListProverbsQuery, options?: RequestOptions): Call<Page<Proverb>>;
  /**
   * Draws a random sample of proverbs: the list with `random`.
   *
   * @param query All fields are optional: `count` (1 to 20, default 1), and the filters of the list.
   * @returns A single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `listProverbs`, the same as a function with `random: true`
   */
  random(
    this: void,
    query?: Omit<ListProverbsQuery, 'random' | 'page' | 'limit'>,
    options?: RequestOptions,
  ): Call<Page<Proverb>>;
}

/** Calls of `pix.companions.postalCodes`: find the post offices of a postal code, a district or a state. */
export interface PixPostalCodesApi {
  /**
   * `GET /pincode/{code}`: lists the offices of a postal code, sorted by name. Requires `keys.platform`.
   *
   * @param code Postal code: six digits, as a string.
   * @returns All offices of the postal code, one or several, as a single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an unknown
   *   code.
   * @see `getPostalCode`, the same as a function
   */
  get(this: void, code: string, options?: RequestOptions): Call<Page<PostalCode>>;
  /**
   * `POST /pincode`: searches post offices that match all given fields, sorted by code, then by name. Without fields, all
   * offices match. Never retried. Requires `keys.platform`.
   *
   * @param input All fields are optional: `pincode` (six digits, as a string), `district` and `state` (full names), `limit` (1
   *   to 200, default 50).
   * @returns The first `limit` matches, as a single page. If `has_next` is true, narrow the search.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `searchPostalCodes`, the same as a function
   */
  search(this: void, input?: PostalCodeSearch, options?: RequestOptions): Call<Page<PostalCode>>;
}

/** Calls of `pix.companions.bankBranches`: find bank branches by code, bank or district. */
export interface PixBankBranchesApi {
  /**
   * `GET /ifsc/{code}`: reads the bank branch with a given code. Requires `keys.platform`.
   *
   * @param code IFSC code: four letters, then seven letters or digits; case-insensitive.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an unknown
   *   code.
   * @see `getBankBranch`, the same as a function
   */
  get(this: void, code: string, options?: RequestOptions): Call<BankBranch>;
  /**
   * `POST /ifsc`: searches bank branches that match all given fields, sorted by code. Without fields, all branches match.
   * Never retried. Requires `keys.platform`.
   *
   * @param input All fields are optional: `ifsc` (eleven characters, case-insensitive), `bank_code` (first four letters of the
   *   code, case-insensitive), `district` (full name), `limit` (1 to 200, default 50).
   * @returns The first `limit` matches, as a single page. If `has_next` is true, narrow the search.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `searchBankBranches`, the same as a function
   */
  search(this: void, input?: BankBranchSearch, options?: RequestOptions): Call<Page<BankBranch>>;
}

/** Calls of `pix.companions.messages`: send a text, an image, a document or a poll to a phone. */
export interface PixMessagesApi {
  /**
   * `POST /send-message` of the messaging host: sends a message to a phone. Never retried. Requires `keys.messaging`. After an error
   * with `maybeSent`, the message may have been sent.
   *
   * @param input `number` (phone number with country code: 8 to 15 digits after an optional plus), `message` (text or caption,
   *   1 to 4,096 characters). Optional: `type` (`text` by default, `image`, `document`, `poll`), `media_url` (public https
   *   URL of an image, audio or PDF file, at most 2,048 characters; required for types `image` and `document`).
   * @returns The queued message.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `sendMessage`, the same as a function
   */
  send(this: void, input: SendMessageInput, options?: RequestOptions): Call<Message>;
}

/** Calls of `pix.companions.upiPayments`: create an order for payment by UPI, with QR code and link. */
export interface PixUpiPaymentsApi {
  /**
   * `POST /create-order` of the payments host: creates a pending order, with a QR code and a link that opens a payment app.
   * Never retried. Requires the merchant's token instead of a key. After an error with `maybeSent`, the order may have been
   * created: a `PixConflictError` for the same `order_id` may refer to it.
   *
   * @param input `amount` (rupees above 0, as a string with at most two decimals, such as `"149.00"`), `order_id` (chosen by
   *   you: 1 to 64 letters, digits, dots, hyphens, underscores), `customer_mobile` (ten digits, as a string), `redirect_url`
   *   (http or https, at most 2,048 characters), `user_token` (1 to 200 characters; optional if the client has
   *   `keys.payments`). Optional: `remark1` (at most 200 characters).
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError for a wrong token;
   *   PixConflictError when an order with this `order_id` exists.
   * @see `createUpiOrder`, the same as a function
   */
  createOrder(this: void, input: OrderInput<CreateUpiOrderInput>, options?: RequestOptions): Call<UpiOrder>;
}

/** Calls of `pix.companions.walletPayments`: create an order with the second payment gateway, with a payment session and page. */
export interface PixWalletPaymentsApi {
  /**
   * `POST /create-order.php` of the wallet host, the second payment gateway: creates a pending order, with a payment session
   * and its payment page. Never retried. Requires the merchant's token instead of a key. After an error with `maybeSent`,
   * the order may have been created: a `PixConflictError` for the same `order_id` may refer to it.
   *
   * @param input `amount` (rupees above 0, as a string with at most two decimals, such as `"149.00"`), `order_id` (chosen by
   *   you: 1 to 64 letters, digits, dots, hyphens, underscores), `customer_mobile` (ten digits, as a string), `redirect_url`
   *   (http or https, at most 2,048 characters), `user_token` (1 to 200 characters; optional if the client has
   *   `keys.wallet`).
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError for a wrong token;
   *   PixConflictError when an order with this `order_id` exists.
   * @see `createWalletOrder`, the same as a function
   */
  createOrder(
    this: void,
    input: OrderInput<CreateWalletOrderInput>,
    options?: RequestOptions,
  ): Call<WalletOrder>;
}

/** Calls of `pix.companions.siteAudits`: audit a web page, optionally with the pages it links to. */
export interface PixSiteAuditsApi {
  /**
   * `POST /audit` of the crawler host: audits a web page, optionally with the pages it links to. Never retried. Time limit: two
   * minutes. Requires `keys.crawler`.
   *
   * @param input `url` (http or https, at most 2,048 characters). Optional: `deepScan` (default false; true also audits the
   *   linked pages), `extractMarkdown` (default false; true also returns the text of the page as Markdown).
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
   * @see `runSiteAudit`, the same as a function
   */
  run(this: void, input: SiteAuditInput, options?: RequestOptions): Call<SiteAudit>;
}

/** Calls of `pix.companions.scripture`: read a Bible verse or a whole chapter, in one of several translations. */
export interface PixScriptureApi {
  /**
   * `GET /bibles` of the lexicon host: reads a Bible verse or a whole chapter. Requires `keys.lexicon`.
   *
   * @param query `book` (English name, such as `John` or `1 Corinthians`), `chapter` (from 1). Optional: `verse` (from 1;
   *   default: all verses of the chapter), `translation` (`kjv` by default, `niv`, `esv`).
   * @returns The requested verses, as a single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an
   *   unknown book, chapter or verse.
   * @see `getScripture`, the same as a function
   */
  get(this: void, query: ScriptureQuery, options?: RequestOptions): Call<Page<Verse>>;
}

/** Calls of `pix.companions.birds`: list and search birds, or draw a random sample of them. */
export interface PixBirdsApi {
  /**
   * `GET /birds`: lists 229 birds, paginated. With `random`, returns a new random sample of the matching birds on each call.
   * Public: no key is sent.
   *
   * @param query All fields are optional: `q` (words that must occur in one of the names or the family), `family` (full
   *   name), `sort` (`id` by default, `mizo_name`, `common_name`, `scientific_name`, `family`), `page` (from 1), `limit` (1 to
   *   100, default 20), `random` (default false), `count` (size of a random sample, 1 to 20, default 1). With `random`,
   *   `page`, `limit` and `sort` have no effect.
   * @returns One page. Iterating it yields its records and those of all following pages. A random sample is a single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixRateLimitError beyond 60 requests per minute
   *   from one address, unless `waitForQuota` is set.
   * @see `listBirds`, the same as a function
   */
  list(this: void, query?: ListBirdsQuery, options?: RequestOptions): Call<Page<Bird>>;
  /**
   * Draws a random sample of birds: the list with `random`.
   *
   * @param query All fields are optional: `count` (1 to 20, default 1), and the filters of the list.
   * @returns A single page.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
   * @see `listBirds`, the same as a function with `random: true`
   */
  random(
    this: void,
    query?: Omit<ListBirdsQuery, 'random' | 'page' | 'limit'>,
    options?: RequestOptions,
  ): Call<Page<Bird>>;
}

/** Calls of `pix.companions.calendar`: list holidays, festivals and full moons. */
export interface PixCalendarApi {
  /**
   * `GET /calendar`: lists 145 holidays, festivals and full moons of 2025 and 2026, sorted by date, paginated. Filters combine
   * with AND. Public: no key is sent.
   *
   * @param query All fields are optional: `q` (words that must occur in the name), `date` (`YYYY-MM-DD`), `month` (1 to 12, in
   *   every year unless `year` is given), `year` (2025 or 2026), `type` (`NATIONAL`, `RESTRICTED`, `FULL_MOON`), `upcoming`
   *   (default false; true excludes events before today, UTC), `page` (from 1), `limit` (1 to 100, default 20).
   * @returns One page. Iterating it yields its records and those of all following pages.
   * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixRateLimitError beyond 60 requests per minute
   *   from one address, unless `waitForQuota` is set.
   * @see `listCalendarEvents`, the same as a function
   */
  list(this: void, query?: ListCalendarEventsQuery, options?: RequestOptions): Call<Page<CalendarEvent>>;
}
