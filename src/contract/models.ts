/**
 * Our names for the contract's types. Types only: this file adds nothing to a bundle. Fields and limits are described in
 * `openapi.yaml`. Objects are interfaces: declarations refer to interfaces by name, whereas type aliases are expanded,
 * without their comments and without "or undefined".
 */
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];
type Schema<Name extends keyof Schemas> = Schemas[Name];
/** An absent field and an undefined one are the same, in a query as in a body. */
type Lenient<T> = { [Name in keyof T]: T[Name] | (object extends Pick<T, Name> ? undefined : never) };
type QueryOf<Id extends keyof operations> = Lenient<NonNullable<operations[Id]['parameters']['query']>>;
type BodyOf<Name extends keyof Schemas> = Lenient<Schemas[Name]>;

/** Name of an operation of the contract, such as `listImages`. */
export type OperationId = keyof operations;

/** A picture's record. */
export interface Image extends Schema<'Image'> {}

/** Format of a picture, such as `JPG`. */
export type ImageFormat = Image['format'];

/** Record of an album. */
export interface Album extends Schema<'Album'> {}

/** A category in use, with its number of public pictures. */
export interface Category extends Schema<'Category'> {}

/** A tag in use, with its number of public pictures. */
export interface Tag extends Schema<'Tag'> {}

/** Statistics of the whole platform. */
export interface Stats extends Schema<'Stats'> {}

/** Result of a health check. */
export interface Ping extends Schema<'Ping'> {}

/** Position of a page in its list. */
export interface Pagination extends Schema<'Pagination'> {}

/** The envelope of every list: one page of records. */
export interface List<T> {
  /** The value is always `success`. */
  status: Schemas['Success'];
  /** Position of the page in the list. */
  pagination: Pagination;
  /** The records of the page. */
  data: T[];
}

/** The envelope of one record. */
export interface Single<T> {
  /** The value is always `success`. */
  status: Schemas['Success'];
  /** The requested record. */
  data: T;
}

/** One page of pictures. */
export type ImageList = List<Image>;

/** One page of albums. */
export type AlbumList = List<Album>;

/** Sort order of pictures. */
export type ImageSort = Schemas['ImageSort'];

/** Query of `GET /images`, all parameters optional. */
export interface ListImagesQuery extends QueryOf<'listImages'> {}

/** Parameters of `GET /images` that filter and sort: all except those of paging. */
export type ImageFilter = Exclude<keyof ListImagesQuery, 'page' | 'limit'>;

/** A value, or `undefined`, for each filter of `GET /images` and the sort order. */
export type ImageFilters = { [Name in ImageFilter]: ListImagesQuery[Name] | undefined };

/** JSON body of `POST /images`: `image_base64`, all else optional. */
export interface UploadInput extends BodyOf<'UploadBody'> {}

/** The record of an uploaded picture, with the `delete_token`, which no other record contains. */
export interface UploadedImage extends Schema<'UploadedImage'> {}

/** Body of `PATCH` and `PUT /images/{slug_or_id}`: fields to change, all optional. */
export interface ImageChanges extends BodyOf<'ImageChanges'> {}

/** Identifiers of a deleted picture. */
export interface DeletedImage extends Schema<'DeletedImage'> {}

/** Views of a picture in the last 30 days. */
export interface Analytics extends Schema<'Analytics'> {}

/** Query of `GET /albums`: `user page limit`, all optional. */
export interface ListAlbumsQuery extends QueryOf<'listAlbums'> {}

/** Query of `GET /albums/{token_or_id}/images`: `page limit sort`, all optional. */
export interface ListAlbumImagesQuery extends QueryOf<'listAlbumImages'> {}

/** Body of `POST /albums`: `title`, all else optional. */
export interface CreateAlbumInput extends BodyOf<'CreateAlbumBody'> {}

/** The caller's account. */
export interface Account extends Schema<'Account'> {}

/** A picture without its background, as JSON. */
export interface BackgroundRemoval extends Schema<'BackgroundRemoval'> {}

/** Body of `POST /shorturl`: `url`, all else optional. */
export interface CreateShortLinkInput extends BodyOf<'CreateShortLinkBody'> {}

/** A short link. */
export interface ShortLink extends Schema<'ShortLink'> {}

/** Record of a bird species. */
export interface Bird extends Schema<'Bird'> {}

/** Query of `GET /birds`: `q family random count page limit sort`, all optional. */
export interface ListBirdsQuery extends QueryOf<'listBirds'> {}

/** A day in the calendar. */
export interface CalendarEvent extends Schema<'CalendarEvent'> {}

/** Query of `GET /calendar`: `q date month year type upcoming page limit`, all optional. */
export interface ListCalendarEventsQuery extends QueryOf<'listCalendarEvents'> {}

/** Record of a proverb. */
export interface Proverb extends Schema<'Proverb'> {}

/** Query of `GET /tawng-upa`: `q category random count page limit`, all optional. */
export interface ListProverbsQuery extends QueryOf<'listProverbs'> {}

/** An office of a postal code. */
export interface PostalCode extends Schema<'PostalCode'> {}

/** Body of `POST /pincode`: `pincode district state limit`, all optional. */
export interface PostalCodeSearch extends BodyOf<'PostalCodeSearch'> {}

/** A branch of a bank. */
export interface BankBranch extends Schema<'BankBranch'> {}

/** Body of `POST /ifsc`: `ifsc bank_code district limit`, all optional. */
export interface BankBranchSearch extends BodyOf<'BankBranchSearch'> {}

/** Body of `POST /send-message`: `number message`, and `type media_url`, which are optional. */
export interface SendMessageInput extends BodyOf<'SendMessageBody'> {}

/** An accepted message. */
export interface Message extends Schema<'Message'> {}

/** Body of `POST /create-order` (UPI): all required except `remark1`. */
export interface CreateUpiOrderInput extends BodyOf<'CreateUpiOrderBody'> {}

/** A payment order (UPI). */
export interface UpiOrder extends Schema<'UpiOrder'> {}

/** Body of `POST /create-order.php` (second gateway): all required. */
export interface CreateWalletOrderInput extends BodyOf<'CreateOrderBody'> {}

/** A payment order of the second gateway, with its session. */
export interface WalletOrder extends Schema<'WalletOrder'> {}

/** Event of a webhook, distinguished by its `type`; types that this version does not know are `unknown`. */
export type WebhookEvent = Schemas['OrderPaidEvent'] | Schemas['OrderFailedEvent'] | UnknownWebhookEvent;

/** Event of a type that this version does not know. Its fields are those of the body, which are not checked, except for `type`. */
export interface UnknownWebhookEvent {
  /** Always unknown, so that the types of known events distinguish these. */
  type: 'unknown';
  /** Type of the event as it was sent, such as `order.refunded`. */
  sentType: string;
  /** Time of the event as it was sent. */
  timestamp?: unknown;
  /** Data of the event as they were sent. */
  data?: unknown;
}

/** Body of `POST /audit`: `url`, all else optional. */
export interface SiteAuditInput extends BodyOf<'SiteAuditBody'> {}

/** Result of a site audit. */
export interface SiteAudit extends Schema<'SiteAudit'> {}

/** Record of a Bible verse. */
export interface Verse extends Schema<'Verse'> {}

/** Query of `GET /bibles`: `book chapter`, and `verse translation`, which are optional. */
export interface ScriptureQuery extends QueryOf<'getScripture'> {}

/** The body of every error. */
export interface ErrorBody extends Schema<'ErrorBody'> {}

/** Error codes of the API. */
export type ErrorCode = ErrorBody['error']['code'];
