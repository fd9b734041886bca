import { MAX_FILENAME, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { jsonAnswer, type Answer } from '../http/answer.ts';
import { BodyReader, type BodyFields } from '../http/body-reader.ts';
import { readUpload, type Upload } from '../http/read-upload.ts';
import { SLUG_LETTERS, TOKEN_LETTERS } from '../store/ids.ts';
import type { Picture, User } from '../store/records.ts';
import { singleEnvelope } from './envelope.ts';
import { examineUpload, type ExaminedPicture } from './examine-upload.ts';
import { albumOrRefuse } from './find-or-refuse.ts';
import { freeSlugOrRefuse } from './free-slug-or-refuse.ts';
import { imageRecord } from './image-record.ts';
import type { Call, Platform } from './operation.ts';
import { ownerOrRefuse } from './owner-or-refuse.ts';
import { readImageFields, type ImageFields } from './read-image-fields.ts';
import { signedIn } from './signed-in.ts';

/** The part of a form that is the picture. */
const FORM_FIELD = 'image';

const SLUG_LENGTH = 8;
const DELETE_TOKEN_LENGTH = 32;

/** Stores a picture. One that is refused leaves nothing behind. Gaps: I1, I2, I3, I4, I5. */
export async function uploadImage(platform: Platform, call: Call): Promise<Answer> {
  const { baseUrl, files } = platform;
  const owner = signedIn(call);
  const rules = { files, form: FORM_FIELD, json: 'image_base64', maxBytes: MAX_UPLOAD_BYTES };
  const upload = await readUpload(call.request, rules);
  try {
    const picture = await addPicture(platform, upload, owner);
    const { slug, deleteToken } = picture;
    const answer = jsonAnswer(
      singleEnvelope({ ...imageRecord(picture, baseUrl), delete_token: deleteToken }),
      201,
    );
    const location = `${baseUrl}/api/v1/images/${encodeURIComponent(slug)}`;
    return { ...answer, headers: { ...answer.headers, Location: location } };
  } catch (error) {
    if (upload.picture) files.drop(upload.picture.content);
    throw error;
  }
}

/** What an upload says besides its picture. */
interface UploadFields extends ImageFields {
  album: string | undefined;
}

async function addPicture(platform: Platform, upload: Upload, owner: User): Promise<Picture> {
  const { store } = platform;
  const isForm = upload.field === FORM_FIELD;
  const body = new BodyReader(isForm ? withFlag(upload.fields) : upload.fields);
  const picture = await examineUpload(platform, upload, body);
  if (!picture) {
    const how = isForm ? 'as a file' : 'in Base64';
    body.refuse(upload.field, `must be given: a JPG, PNG, GIF, WebP, BMP or SVG ${how}`);
  }
  const fields: UploadFields = { ...readImageFields(body), album: body.text('album', { min: 1 }) };
  // It plays no part, but one that is wrong is a mistake somewhere.
  if (!isForm) body.text('filename', { max: MAX_FILENAME });
  body.finish();
  if (!picture) throw new Error('An upload without a picture was not refused.');
  return store.write(() => putPicture(platform, picture, fields, owner));
}

function putPicture(
  { store }: Platform,
  picture: ExaminedPicture,
  fields: UploadFields,
  owner: User,
): Picture {
  const album = fields.album === undefined ? undefined : albumOrRefuse(store, fields.album, owner);
  if (album) ownerOrRefuse(owner, album, 'album');
  const isTaken = (candidate: string) => store.pictures.find(candidate) !== undefined;
  const slug =
    fields.slug === undefined
      ? store.newId(SLUG_LETTERS, SLUG_LENGTH, isTaken)
      : freeSlugOrRefuse(store, fields.slug);
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

/** A form has texts only, so that its `true` and `false` are texts too. Gap: I5. */
function withFlag(fields: BodyFields): BodyFields {
  const flag = fields['is_public'];
  if (flag !== 'true' && flag !== 'false') return fields;
  return Object.assign(Object.create(null), fields, { is_public: flag === 'true' }) as BodyFields;
}
