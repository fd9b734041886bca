/**
 * Our names for the contract's types. Types only: this file adds nothing to a bundle.
 * Fields and limits are described in `openapi.yaml`.
 */
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];
type Wire<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
/** An absent parameter and an undefined one are the same. */
type QueryOf<Id extends keyof operations> = { [Name in keyof Wire<Id>]?: Wire<Id>[Name] | undefined };

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

/** Query of `GET /albums`: `user page limit`, all optional. Gap: A2. */
export type ListAlbumsQuery = QueryOf<'listAlbums'>;

/** Query of `GET /albums/{token_or_id}/images`: `page limit sort`, all optional. Gap: A3. */
export type ListAlbumImagesQuery = QueryOf<'listAlbumImages'>;

/** The body of every error. Gap: G2. */
export type ErrorBody = Schemas['ErrorBody'];

/** Fixed words for kinds of error. Gap: G2. */
export type ErrorCode = ErrorBody['error']['code'];
