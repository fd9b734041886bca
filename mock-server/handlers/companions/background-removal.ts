import { MAX_UPLOAD_BYTES, REMOVAL_FORMATS, REMOVAL_MODELS } from '../../../src/contract/limits.ts';
import type { BackgroundRemoval } from '../../../src/contract/models.ts';
import { jsonAnswer, type Answer } from '../../http/answer.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { encodeBase64 } from '../../internal/encode-base64.ts';
import { readUpload, type Upload } from '../../http/read-upload.ts';
import type { CutOut, RemovalModel } from '../../imaging/background-remover.ts';
import { drawnCutOut } from '../../imaging/drawn-cut-out.ts';
import { TooSlow } from '../../imaging/too-slow.ts';
import { picturesInMemory } from '../../store/picture-files.ts';
import { singleEnvelope } from '../envelope.ts';
import type { Call, Operation, Platform } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { chargeOrRefuse, priceOrRefuse, REMOVAL_PRICE, rupees } from './prices.ts';
import { readUrl } from './read-url.ts';
import { subjectOf, subjectOfUrl, unusable } from './removal-subject.ts';

/** What is sent is worked on at once and not kept. */
const UPLOAD = {
  files: picturesInMemory,
  form: 'image_file',
  json: 'image_file_b64',
  maxBytes: MAX_UPLOAD_BYTES,
};

/** The pictures it takes, of which exactly one may be there. Gap: C4. */
const INPUTS = ['image_file', 'image_file_b64', 'image_url'];

/** Background removal, simulated: no two services cut alike, so tests can rely on size and transparency alone. Gap: C4. */
export function backgroundRemovalOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'removeBackground',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/remove-bg',
      answer: (call) => removeBackground(platform, call),
    },
  ];
}

/** What fails costs nothing: the wallet is charged when the work is done. */
async function removeBackground(platform: Platform, call: Call): Promise<Answer> {
  const { store, removeBackground: remove = drawnCutOut } = platform;
  const { name } = signedIn(call);
  const upload = await readUpload(call.request, UPLOAD);
  const { url, model, format } = readRemoval(upload);
  const subject = url ? await subjectOfUrl(platform, url) : await subjectOf(upload);
  priceOrRefuse(store.wallets, name, REMOVAL_PRICE);
  const cutOut = await remove(subject, model).catch((error: unknown) => {
    const fault =
      error instanceof TooSlow ? 'it takes too long to decode' : `the ${subject.format} cannot be decoded`;
    throw unusable(url ? 'image_url' : upload.field, fault);
  });
  const balance = store.write(() => {
    chargeOrRefuse(store.wallets, name, REMOVAL_PRICE);
    return store.wallets.balance(name);
  });
  return format === 'png'
    ? pngAnswer(cutOut)
    : jsonAnswer(singleEnvelope(removalRecord(cutOut, model, balance)));
}

/** Exactly one picture; where it is no URL, it is the upload's. */
function readRemoval(upload: Upload) {
  const { fields, field, picture, fault } = upload;
  const body = new BodyReader(fields);
  const url = readUrl(body, 'image_url');
  const isSent = picture !== undefined || fault !== undefined;
  if (fault !== undefined) body.refuse(field, fault);
  const others = INPUTS.filter((name) => name !== field && body.has(name));
  const [first = field, ...rest] = isSent ? [field, ...others] : others;
  for (const name of rest) body.refuse(name, `must not be given together with ${first}`);
  if (first !== 'image_url' && !isSent) body.refuse(field, 'must be given, or else image_url');
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

function pngAnswer({ bytes }: CutOut): Answer {
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status: 200, headers, body: bytes };
}
