import { MAX_UPLOAD_BYTES, REMOVAL_FORMATS, REMOVAL_MODELS } from '../../../src/contract/limits.ts';
import type { BackgroundRemoval } from '../../../src/contract/models.ts';
import { jsonResponse, type MockResponse } from '../../http/mock-response.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { encodeBase64 } from '../../internal/encode-base64.ts';
import { readUpload, type Upload } from '../../http/read-upload.ts';
import type { CutOut, RemovalModel } from '../../imaging/background-remover.ts';
import { drawnCutOut } from '../../imaging/drawn-cut-out.ts';
import { DecodeTimeout } from '../../imaging/decode-timeout.ts';
import { picturesInMemory } from '../../store/picture-storage.ts';
import { singleEnvelope } from '../envelope.ts';
import type { RequestContext, Operation, AppContext } from '../operation.ts';
import { requireUser } from '../require-user.ts';
import { chargeWallet, requireBalance, REMOVAL_PRICE, rupees } from './prices.ts';
import { readUrl } from './read-url.ts';
import { subjectOf, subjectOfUrl, unusable } from './removal-subject.ts';

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

/** Simulated background removal: tests can rely on size and transparency only, not on the exact cut-out. */
// Gap: C4
export function backgroundRemovalOperations(app: AppContext): Operation[] {
  return [
    {
      id: 'removeBackground',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/remove-bg',
      handle: (context) => removeBackground(app, context),
    },
  ];
}

/** Charges the wallet on success only. */
async function removeBackground(app: AppContext, context: RequestContext): Promise<MockResponse> {
  const { store, removeBackground: remove = drawnCutOut } = app;
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
  return format === 'png'
    ? pngResponse(cutOut)
    : jsonResponse(singleEnvelope(removalRecord(cutOut, model, balance)));
}

/** Reads the one picture of the request: a URL, or else the upload. */
function readRemoval(upload: Upload) {
  const { fields, field, picture, fault } = upload;
  const body = new BodyReader(fields);
  const url = readUrl(body, 'image_url');
  const isSent = picture !== undefined || fault !== undefined;
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

function pngResponse({ bytes }: CutOut): MockResponse {
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status: 200, headers, body: bytes };
}
