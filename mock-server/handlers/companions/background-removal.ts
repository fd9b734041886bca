import { MAX_UPLOAD_BYTES, REMOVAL_FORMATS, REMOVAL_MODELS } from '../../../src/contract/limits.ts';
import type { BackgroundRemoval } from '../../../src/contract/models.ts';
import type { PathOf } from '../../../src/contract/paths.ts';
import { BodyReader } from '../../http/fields.ts';
import { type Problem, quote, wrongField } from '../../http/problem.ts';
import { readUpload, type Upload } from '../../http/read-upload.ts';
import { bodyResponse } from '../../http/responses.ts';
import {
  type BackgroundRemover,
  type CutOut,
  cutOutSize,
  type RemovalModel,
  type Subject,
} from '../../imaging/cut-out.ts';
import { DecodeTimeout } from '../../imaging/thumbnails.ts';
import type { Bytes } from '../../internal/bytes.ts';
import { encodeBase64 } from '../../internal/text.ts';
import { blankPng } from '../../seed/blank/blank-picture.ts';
import { picturesInMemory } from '../../store/picture-storage.ts';
import type { Picture } from '../../store/records.ts';
import { requireUser } from '../access.ts';
import type { AppContext, RequestContext } from '../operation.ts';
import { pictureOfFile, singleResponse } from '../records.ts';
import { brokenPicture, examineBytes } from '../upload-image.ts';
import { chargeWallet, REMOVAL_PRICE, requireBalance, rupees } from './prices.ts';
import { readUrl } from './read-url.ts';

/** Request bodies are processed in memory and not stored. */
const UPLOAD = {
  files: picturesInMemory,
  form: 'image_file',
  json: 'image_file_b64',
  maxBytes: MAX_UPLOAD_BYTES,
};

/** Fields that can hold the picture; exactly one is required. */
// Gap: C4
const INPUTS = ['image_file', 'image_file_b64', 'image_url'];

/**
 * Simulated background removal: tests can rely on size and transparency only, not on the exact cut-out. Charges the wallet on
 * success only.
 */
export async function removeBackground(app: AppContext, context: RequestContext): Promise<Response> {
  const { store, removeBackground: remove = emptyCutOut } = app;
  const { name } = requireUser(context);
  const upload = await readUpload(context.request, UPLOAD);
  const { url, model, format } = readRemoval(upload);
  const subject = url ? await subjectOfUrl(app, url) : await subjectOf(upload);
  requireBalance(store.wallets, name, REMOVAL_PRICE);
  const cutOut = await remove(subject, model).catch((error: unknown) => {
    const fault =
      error instanceof DecodeTimeout
        ? 'it takes too long to decode'
        : `the ${subject.format} cannot be decoded`;
    throw unusable(url ? 'image_url' : upload.field, fault);
  });
  const balance = store.write(() => {
    chargeWallet(store.wallets, name, REMOVAL_PRICE);
    return store.wallets.balance(name);
  });
  return format === 'png' ? pngResponse(cutOut) : singleResponse(removalRecord(cutOut, model, balance));
}

/** Without a decoder, the cut-out is a transparent picture. */
const emptyCutOut: BackgroundRemover = (subject) => {
  const size = cutOutSize(subject);
  return Promise.resolve({ ...size, bytes: blankPng(size) });
};

/** Reads the one picture of the request: a URL, or else the upload. */
function readRemoval(upload: Upload) {
  const { fields, field, bytes, fault } = upload;
  const body = new BodyReader(fields);
  const url = readUrl(body, 'image_url');
  const isSent = bytes !== undefined || fault !== undefined;
  if (fault !== undefined) body.addFault(field, fault);
  const others = INPUTS.filter((name) => name !== field && body.has(name));
  const [first = field, ...rest] = isSent ? [field, ...others] : others;
  for (const name of rest) body.addFault(name, `must not be given together with ${first}`);
  if (first !== 'image_url' && !isSent) body.addFault(field, 'must be given, or else image_url');
  const model = body.choice('model', REMOVAL_MODELS) ?? 'balanced';
  const format = body.choice('format', REMOVAL_FORMATS) ?? 'json';
  body.finish();
  return { url, model, format };
}

function removalRecord(
  { width, height, bytes }: CutOut,
  model: RemovalModel,
  balance: number,
): BackgroundRemoval {
  return {
    model,
    width,
    height,
    image_b64: encodeBase64(bytes),
    charged: rupees(REMOVAL_PRICE),
    balance: rupees(balance),
  };
}

function pngResponse({ bytes }: CutOut): Response {
  return bodyResponse(bytes, {
    'Content-Type': 'image/png',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The picture of an upload. Throws 415 for an unknown format, 422 for a broken picture. */
// Gap: I3
async function subjectOf({ bytes, field }: Upload): Promise<Subject> {
  if (!bytes) throw new Error('A missing picture was refused before.');
  return examine(bytes, field);
}

/**
 * The picture of one of this server's own picture URLs: original, thumbnail or embed. No URL is ever fetched; foreign
 * URLs are a 422.
 */
// Fault: S25
async function subjectOfUrl(app: AppContext, url: URL): Promise<Subject> {
  const { baseUrl, thumbnails } = app;
  const { picture, isThumbnail } = pictureAt(app, url);
  if (!picture) {
    const expected = `must be the URL of a picture below ${baseUrl}, not ${quote(url.href)}; no other is fetched`;
    throw wrongField('image_url', expected);
  }
  const bytes = isThumbnail ? (await thumbnails(picture)).bytes : await picture.content.bytes();
  return examine(bytes, 'image_url');
}

/** Resolves a picture URL of this server without a request. */
function pictureAt(
  { store, baseUrl }: AppContext,
  { origin, pathname, searchParams }: URL,
): { picture: Picture | undefined; isThumbnail: boolean } {
  const address = origin + pathname;
  const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
  const [, folder, file = ''] = /^\/(raw|thumb)\/([^/]+)$/.exec(path) ?? [];
  const isEmbed = path === ('/cdn.php' satisfies PathOf<'getEmbeddedPicture'>);
  const picture = isEmbed ? store.pictures.find(searchParams.get('id') ?? '') : pictureOfFile(store, file);
  return { picture, isThumbnail: folder === 'thumb' };
}

/** The 422 for an unusable picture. */
function unusable(field: string, fault: string): Problem {
  return wrongField(field, brokenPicture(fault));
}

async function examine(bytes: Bytes, field: string): Promise<Subject> {
  const found = await examineBytes(bytes, field);
  if ('fault' in found) throw wrongField(field, found.fault);
  return { ...found, bytes };
}
