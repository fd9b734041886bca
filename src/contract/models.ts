/**
 * Our names for the contract's types. Types only: this file adds nothing to a bundle.
 * Fields and limits are described in `openapi.yaml`.
 */
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];
/** An absent field and an undefined one are the same, in a query as in a body. */
type Lenient<T> = { [Name in keyof T]: T[Name] | (object extends Pick<T, Name> ? undefined : never) };
type QueryOf<Id extends keyof operations> = Lenient<NonNullable<operations[Id]['parameters']['query']>>;
type BodyOf<Name extends keyof Schemas> = Lenient<Schemas[Name]>;

/** Name of an operation of the contract, such as `listImages`. */
export type OperationId = keyof operations;

/** A picture's record. */
export type Image = Schemas['Image'];

/** Kind of picture, such as `JPG`. */
export type ImageFormat = Image['format'];

/** An album. Gap: A1. */
export type Album = Schemas['Album'];

/** A category in use, with its number of public pictures. Gap: A6. */
export type Category = Schemas['Category'];

/** A tag in use, with its number of public pictures. Gap: A6. */
export type Tag = Schemas['Tag'];

/** Numbers of the whole platform. Gap: A6. */
export type Stats = Schemas['Stats'];

/** Sign of life of the API. Gap: A6. */
export type Ping = Schemas['Ping'];

/** Where a page stands in its list. */
export type Pagination = Schemas['Pagination'];

/** The envelope of every list: one page of records. */
export interface List<T> {
  status: Schemas['Success'];
  pagination: Pagination;
  data: T[];
}

/** The envelope of one record. Gap: G1. */
export interface Single<T> {
  status: Schemas['Success'];
  data: T;
}

/** One page of pictures. */
export type ImageList = List<Image>;

/** One page of albums. */
export type AlbumList = List<Album>;

/** Order of pictures. Gap: I10 says what each order does with ties. */
export type ImageSort = Schemas['ImageSort'];

/** Query of `GET /images`: `page limit q album user category tag sort`, all optional. */
export type ListImagesQuery = QueryOf<'listImages'>;

/** JSON body of `POST /images`: `image_base64`, all else optional. Gaps: I4, I5. */
export type UploadInput = BodyOf<'UploadBody'>;

/** The record of a picture just uploaded, with the `delete_token` that is shown only there. Gap: I2. */
export type UploadedImage = Schemas['UploadedImage'];

/** Body of `PATCH` and `PUT /images/{slug_or_id}`: fields to change, all optional. Gap: I6. */
export type ImageChanges = BodyOf<'ImageChanges'>;

/** What is left of a deleted picture. Gap: I7. */
export type DeletedImage = Schemas['DeletedImage'];

/** Views of a picture in the last 30 days. Gap: I13. */
export type Analytics = Schemas['Analytics'];

/** Query of `GET /albums`: `user page limit`, all optional. Gap: A2. */
export type ListAlbumsQuery = QueryOf<'listAlbums'>;

/** Query of `GET /albums/{token_or_id}/images`: `page limit sort`, all optional. Gap: A3. */
export type ListAlbumImagesQuery = QueryOf<'listAlbumImages'>;

/** Body of `POST /albums`: `title`, all else optional. Gap: A2. */
export type CreateAlbumInput = BodyOf<'CreateAlbumBody'>;

/** The caller's account. Gap: A5. */
export type Account = Schemas['Account'];

/** JSON body of `POST /remove-bg`: `image_url` or `image_file_b64`, all else optional. Gap: C4. */
export type RemoveBackgroundInput = BodyOf<'RemoveBackgroundBody'>;

/** A picture without its background, as JSON. Gap: C4. */
export type BackgroundRemoval = Schemas['BackgroundRemoval'];

/** Body of `POST /shorturl`: `url`, all else optional. Gap: C5. */
export type CreateShortLinkInput = BodyOf<'CreateShortLinkBody'>;

/** A short link. Gap: C5. */
export type ShortLink = Schemas['ShortLink'];

/** A bird. Gap: C1. */
export type Bird = Schemas['Bird'];

/** Query of `GET /birds`: `q family random count page limit sort`, all optional. */
export type ListBirdsQuery = QueryOf<'listBirds'>;

/** A day in the calendar. Gap: C1. */
export type CalendarEvent = Schemas['CalendarEvent'];

/** Query of `GET /calendar`: `q date month year type upcoming page limit`, all optional. */
export type ListCalendarEventsQuery = QueryOf<'listCalendarEvents'>;

/** A proverb. Gap: C1. */
export type Proverb = Schemas['Proverb'];

/** Query of `GET /tawng-upa`: `q category random count page limit`, all optional. */
export type ListProverbsQuery = QueryOf<'listProverbs'>;

/** An office of a postal code. Gap: C1. */
export type PostalCode = Schemas['PostalCode'];

/** Body of `POST /pincode`: `pincode district state limit`, all optional. */
export type PostalCodeSearch = BodyOf<'PostalCodeSearch'>;

/** A branch of a bank. Gap: C1. */
export type BankBranch = Schemas['BankBranch'];

/** Body of `POST /ifsc`: `ifsc bank_code district limit`, all optional. */
export type BankBranchSearch = BodyOf<'BankBranchSearch'>;

/** Body of `POST /send-message`: `number message`, and `type media_url`, which are optional. Gap: C6. */
export type SendMessageInput = BodyOf<'SendMessageBody'>;

/** A message that was taken. Gap: C6. */
export type Message = Schemas['Message'];

/** Body of `POST /create-order` (UPI): all required but `remark1`. Gap: C7. */
export type CreateUpiOrderInput = BodyOf<'CreateUpiOrderBody'>;

/** A payment order (UPI). Gap: C7. */
export type UpiOrder = Schemas['UpiOrder'];

/** Body of `POST /create-order.php` (second gateway): all required. Gap: C7. */
export type CreateWalletOrderInput = BodyOf<'CreateOrderBody'>;

/** A payment order of the second gateway, with its session. Gap: C7. */
export type WalletOrder = Schemas['WalletOrder'];

/** What a webhook tells; `type` says which. Gap: C8. */
export type WebhookEvent = Schemas['OrderPaidEvent'] | Schemas['OrderFailedEvent'];

/** Body of `POST /audit`: `url`, all else optional. Gap: C9. */
export type SiteAuditInput = BodyOf<'SiteAuditBody'>;

/** What a site audit found. Gap: C9. */
export type SiteAudit = Schemas['SiteAudit'];

/** A verse. Gap: C1. */
export type Verse = Schemas['Verse'];

/** Query of `GET /bibles`: `book chapter`, and `verse translation`, which are optional. */
export type ScriptureQuery = QueryOf<'getScripture'>;

/** The body of every error. Gap: G2. */
export type ErrorBody = Schemas['ErrorBody'];

/** Fixed words for kinds of error. Gap: G2. */
export type ErrorCode = ErrorBody['error']['code'];
