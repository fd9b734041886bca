import { MAX_FILENAME, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { BodyReader, type BodyFields } from '../http/body-reader.ts';
import { readUpload, type Upload } from '../http/read-upload.ts';
import { SLUG_LETTERS, TOKEN_LETTERS } from '../store/ids.ts';
import type { Picture, User } from '../store/records.ts';
import { singleEnvelope } from './envelope.ts';
import { examineUpload, type ExaminedPicture } from './examine-upload.ts';
import { requireAlbum } from './require-record.ts';
import { claimSlug } from './claim-slug.ts';
import { imageRecord } from './image-record.ts';
import type { RequestContext, AppContext, OperationUrl } from './operation.ts';
import { requireOwner } from './require-owner.ts';
import { readImageFields, type ImageFields } from './read-image-fields.ts';
import { requireUser } from './require-user.ts';

/** Name of the form part with the picture. */
const FORM_FIELD = 'image';

const SLUG_LENGTH = 8;
const DELETE_TOKEN_LENGTH = 32;

/** Stores a picture. A refused upload leaves no data behind. */
// Gap: I1, I2, I3, I4, I5
export async function uploadImage(app: AppContext, context: RequestContext): Promise<MockResponse> {
  const { baseUrl, files } = app;
  const owner = requireUser(context);
  const rules = { files, form: FORM_FIELD, json: 'image_base64', maxBytes: MAX_UPLOAD_BYTES };
  const upload = await readUpload(context.request, rules);
  try {
    const picture = await addPicture(app, upload, owner);
    const { slug, deleteToken } = picture;
    const response = jsonResponse(
      singleEnvelope({ ...imageRecord(picture, baseUrl), delete_token: deleteToken }),
      201,
    );
    const location =
      `${baseUrl}/api/v1/images/${encodeURIComponent(slug)}` satisfies OperationUrl<'getImage'>;
    return { ...response, headers: { ...response.headers, Location: location } };
  } catch (error) {
    if (upload.picture) files.release(upload.picture.content);
    throw error;
  }
}

/** Fields of an upload besides the picture. */
interface UploadFields extends ImageFields {
  album: string | undefined;
}

async function addPicture(app: AppContext, upload: Upload, owner: User): Promise<Picture> {
  const { store } = app;
  const isForm = upload.field === FORM_FIELD;
  const body = new BodyReader(isForm ? withFlag(upload.fields) : upload.fields);
  const picture = await examineUpload(app, upload, body);
  if (!picture) {
    const how = isForm ? 'as a file' : 'in Base64';
    body.addFault(upload.field, `must be given: a JPG, PNG, GIF, WebP, BMP or SVG ${how}`);
  }
  const fields: UploadFields = { ...readImageFields(body), album: body.text('album', { min: 1 }) };
  // Not used, but validated: an invalid filename indicates a client bug.
  if (!isForm) body.text('filename', { max: MAX_FILENAME });
  body.finish();
  if (!picture) throw new Error('An upload without a picture was not refused.');
  return store.write(() => putPicture(app, picture, fields, owner));
}

function putPicture(
  { store }: AppContext,
  picture: ExaminedPicture,
  fields: UploadFields,
  owner: User,
): Picture {
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
    ...picture.facts,
    fileSize: picture.size,
    views: 0,
    isPublic: fields.isPublic ?? true,
    owner: owner.name,
    createdAt: store.now(),
    content: picture.content,
    deleteToken: store.newId(TOKEN_LETTERS, DELETE_TOKEN_LENGTH),
  });
  if (album) store.albums.addPicture(album, added.id);
  return added;
}

/** Form fields are strings only; converts `true` and `false` of `is_public`. */
// Gap: I5
function withFlag(fields: BodyFields): BodyFields {
  const flag = fields['is_public'];
  if (flag !== 'true' && flag !== 'false') return fields;
  return Object.assign(Object.create(null), fields, { is_public: flag === 'true' }) as BodyFields;
}
