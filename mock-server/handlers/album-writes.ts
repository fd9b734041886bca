import { wrongField } from '../http/field-faults.ts';
import { MAX_ALBUM_TITLE, MAX_DESCRIPTION } from '../../src/contract/limits.ts';
import { jsonAnswer, type Answer } from '../http/answer.ts';
import { BodyReader } from '../http/body-reader.ts';
import { Problem, quote } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { TOKEN_LETTERS } from '../store/ids.ts';
import type { StoredAlbum, User } from '../store/records.ts';
import { albumRecord } from './album-record.ts';
import { singleEnvelope } from './envelope.ts';
import { albumOrRefuse, pictureOrRefuse } from './find-or-refuse.ts';
import type { Call, Platform } from './operation.ts';
import { ownerOrRefuse } from './owner-or-refuse.ts';
import { readQueryOrBody } from './read-query-or-body.ts';
import { signedIn } from './signed-in.ts';

const TOKEN_LENGTH = 12;

/** Makes an empty album of the caller's. Gaps: A1, A2. */
export async function createAlbum(platform: Platform, call: Call): Promise<Answer> {
  const { store } = platform;
  const owner = signedIn(call);
  const body = new BodyReader(await readJson(call.request));
  const title = body
    .requiredText('title', {
      min: 1,
      max: MAX_ALBUM_TITLE,
      pattern: /\S/,
      means: `a text of 1 to ${MAX_ALBUM_TITLE} characters, not only white space`,
    })
    .trim();
  const description = body.text('description', { max: MAX_DESCRIPTION })?.trim() ?? '';
  const isPublic = body.flag('is_public') ?? true;
  body.finish();
  const album = store.write(() =>
    store.addAlbum({
      token: store.newId(
        TOKEN_LETTERS,
        TOKEN_LENGTH,
        (token) => store.albums.table.named(token) !== undefined,
      ),
      title,
      description,
      isPublic,
      owner: owner.name,
      createdAt: store.now(),
      pictures: [],
    }),
  );
  return albumAnswer(platform, album, 201);
}

/** Puts a picture at the end of an album: any picture that the album's owner can name. Gap: A4. */
export async function addAlbumImage(platform: Platform, call: Call): Promise<Answer> {
  const { store } = platform;
  const caller = signedIn(call);
  const body = new BodyReader(await readJson(call.request));
  const image = body.requiredText('image');
  body.finish();
  const { before, after } = store.write(() => {
    const album = ownAlbum(platform, call, caller);
    return { before: album, after: store.albums.addPicture(album, pictureOrRefuse(store, image).id) };
  });
  return albumAnswer(platform, after, before === after ? 200 : 201);
}

/** Takes a picture out of an album; the picture stays. Gap: A4. */
export async function removeAlbumImage(platform: Platform, call: Call): Promise<Answer> {
  const { store } = platform;
  const caller = signedIn(call);
  const image = await readQueryOrBody(call, 'image');
  if (image === undefined) {
    throw wrongField('image', 'must be given, in the query or in the body');
  }
  const album = store.write(() => {
    const found = ownAlbum(platform, call, caller);
    const { id } = pictureOrRefuse(store, image);
    if (found.pictures.includes(id)) return store.albums.removePicture(found, id);
    throw new Problem('not_found', `The picture ${quote(image)} is not in this album.`);
  });
  return albumAnswer(platform, album, 200);
}

function ownAlbum({ store }: Platform, { params }: Call, caller: User): StoredAlbum {
  const album = albumOrRefuse(store, params['token_or_id'] ?? '', caller);
  ownerOrRefuse(caller, album, 'album');
  return album;
}

function albumAnswer({ store, baseUrl }: Platform, album: StoredAlbum, status: number): Answer {
  return jsonAnswer(singleEnvelope(albumRecord(album, store.picturesOf(album), baseUrl)), status);
}
