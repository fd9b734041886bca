import { MAX_FILENAME, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { type BodyFields, BodyReader } from '../http/fields.ts';
import { Problem } from '../http/problem.ts';
import { readUpload, type Upload } from '../http/read-upload.ts';
import { withHeaders } from '../http/responses.ts';
import { examinePicture, partsOf, type PictureFacts } from '../imaging/examine-picture.ts';
import { hasEntities } from '../imaging/sniff-format.ts';
import { QueueTimeout } from '../imaging/thumbnails.ts';
import type { Bytes } from '../internal/bytes.ts';
import { SLUG_LETTERS, TOKEN_LETTERS } from '../store/ids.ts';
import { contentOf } from '../store/picture-storage.ts';
import type { Picture, User } from '../store/records.ts';
import { claimSlug, requireAlbum, requireOwner, requireUser } from './access.ts';
import type { AppContext, OperationUrl, RequestContext } from './operation.ts';
import { type ImageFields, readImageFields } from './read-fields.ts';
import { imageRecord, singleResponse } from './records.ts';

/** Name of the form part with the picture. */
const FORM_FIELD = 'image';

/** The file of a picture, and what is known of it. */
type PictureFile = Pick<Picture, 'content' | 'fileSize' | 'format' | 'width' | 'height'>;

const SLUG_LENGTH = 8;
const DELETE_TOKEN_LENGTH = 32;

/** Seconds after which a picture that could not be checked may be sent again. */
const RETRY_SECONDS = 10;

/** Stores a picture. A refused upload leaves no data behind. */
// Gap: I1, I2, I3, I4, I5
export async function uploadImage(app: AppContext, context: RequestContext): Promise<Response> {
  const { baseUrl, files, store } = app;
  const owner = requireUser(context);
  const rules = { files, form: FORM_FIELD, json: 'image_base64', maxBytes: MAX_UPLOAD_BYTES };
  const upload = await readUpload(context.request, rules);
  const { bytes, facts, fields } = await readFields(app, upload);
  const content = await files.save(contentOf(bytes), { isSynced: true });
  try {
    const file = { ...facts, fileSize: bytes.byteLength, content };
    const picture = store.write(() => putPicture(app, file, fields, owner));
    const { slug, deleteToken } = picture;
    const record = { ...imageRecord(picture, baseUrl), delete_token: deleteToken };
    const location =
      `${baseUrl}/api/v1/images/${encodeURIComponent(slug)}` satisfies OperationUrl<'getImage'>;
    return withHeaders(singleResponse(record, 201), { Location: location });
  } catch (error) {
    files.release(content);
    throw error;
  }
}

/** Fields of an upload besides the picture. */
interface UploadFields extends ImageFields {
  album: string | undefined;
}

/** Reads and checks the picture and all fields. */
async function readFields(app: AppContext, upload: Upload) {
  const { field, bytes, fault } = upload;
  const isForm = field === FORM_FIELD;
  const body = new BodyReader(isForm ? withFlag(upload.fields) : upload.fields);
  if (fault !== undefined) body.addFault(field, fault);
  const facts = bytes && (await examineUpload(app, bytes, field, body));
  if (!bytes) {
    const how = isForm ? 'as a file' : 'in Base64';
    body.addFault(field, `must be given: a JPG, PNG, GIF, WebP, BMP or SVG ${how}`);
  }
  const fields: UploadFields = { ...readImageFields(body), album: body.text('album', { min: 1 }) };
  // Not used, but validated: an invalid filename indicates a client bug.
  if (!isForm) body.text('filename', { max: MAX_FILENAME });
  body.finish();
  if (!bytes || !facts) throw new Error('An upload without a picture was not refused.');
  return { bytes, facts, fields };
}

function putPicture({ store }: AppContext, file: PictureFile, fields: UploadFields, owner: User): Picture {
  const album = fields.album === undefined ? undefined : requireAlbum(store, fields.album, owner);
  if (album) requireOwner(owner, album, 'album');
  const isTaken = (candidate: string) => store.pictures.find(candidate) !== undefined;
  const slug =
    fields.slug === undefined
      ? store.newId(SLUG_LETTERS, SLUG_LENGTH, isTaken)
      : claimSlug(store, fields.slug);
  const added = store.addPicture({
    slug,
    title: fields.title || slug,
    description: fields.description ?? '',
    category: fields.category ?? '',
    tags: fields.tags ?? [],
    ...file,
    views: 0,
    isPublic: fields.isPublic ?? true,
    owner: owner.name,
    createdAt: store.now(),
    deleteToken: store.newId(TOKEN_LETTERS, DELETE_TOKEN_LENGTH),
  });
  if (album) store.albums.addPicture(album, added.id);
  return added;
}

/** Form fields are strings only; converts `true` and `false` of `is_public`. */
function withFlag(fields: BodyFields): BodyFields {
  const flag = fields['is_public'];
  if (flag !== 'true' && flag !== 'false') return fields;
  return Object.assign(Object.create(null), fields, { is_public: flag === 'true' }) as BodyFields;
}

/**
 * Reads the facts of an uploaded picture; faults are recorded in `body`. Throws 415 for an unknown format. Undecodable
 * pictures are refused if the adapter can decode; throws 503 if it has to, and cannot at the moment.
 */
async function examineUpload(
  { checkPicture }: AppContext,
  bytes: Bytes,
  field: string,
  body: BodyReader,
): Promise<PictureFacts | undefined> {
  const found = await examineBytes(bytes, field);
  if ('fault' in found) return body.addFault(field, found.fault);
  const broken = await checkPicture?.(bytes, found).catch(refuseUnchecked);
  return broken === undefined ? found : body.addFault(field, brokenPicture(broken));
}

/** Other pictures block the queue: not a fault of this one, which would be stored unchecked. */
// Fault: S21
function refuseUnchecked(error: unknown): never {
  if (!(error instanceof QueueTimeout)) throw error;
  const message = `The server is busy with other pictures; try again in ${RETRY_SECONDS} seconds.`;
  throw new Problem('internal_error', message, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
}

/**
 * Reads the facts of a picture from its bytes, or the fault of the field that holds it. Refuses SVGs with entities, which
 * the files of the user's own folder may have. Throws 415 for an unknown format.
 */
export async function examineBytes(bytes: Bytes, field: string): Promise<PictureFacts | { fault: string }> {
  const found = await examinePicture(partsOf(bytes));
  if (!('fault' in found)) {
    const isRefused = found.format === 'SVG' && hasEntities(bytes);
    return isRefused ? { fault: brokenPicture('an SVG must not declare entities') } : found;
  }
  if (found.isUnknown)
    throw new Problem('unsupported_media_type', `${field} is not a picture: ${found.fault}.`);
  return { fault: brokenPicture(found.fault) };
}

/** Fault message for a field with a broken picture; `why` is a short reason. */
export function brokenPicture(why: string): string {
  return `must be a complete picture; ${why}`;
}
