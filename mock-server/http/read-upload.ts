import { MAX_JSON_BYTES, MAX_UPLOAD_BODY_BYTES } from '../../src/contract/limits.ts';
import type { PictureFiles } from '../store/picture-files.ts';
import { Base64Decoder } from './base64-decoder.ts';
import type { BodyFields } from './body-reader.ts';
import { LiftedJson } from './lifted-json.ts';
import { PictureIntake, type ReceivedPicture } from './picture-intake.ts';
import { readForm } from './read-form.ts';
import { checkContentType, checkLength, notJson, parseFields, tooLarge, type BodyOf } from './read-json.ts';

/** How a picture may be sent. */
export interface UploadRules {
  /** Takes its bytes. */
  files: PictureFiles;
  /** The part of a form that holds it as a file. */
  form: string;
  /** The field of a JSON body that holds it in Base64. */
  json: string;
  /** Bytes it may have. */
  maxBytes: number;
}

/** A body with a picture, as it was read. */
export interface Upload {
  /** The other fields: of JSON as parsed, of a form as texts. */
  fields: BodyFields;
  /** The field that holds the picture in a body of this kind. */
  field: string;
  /** The picture, if one came that may be one. Whoever refuses it drops its content. */
  picture: ReceivedPicture | undefined;
  /** What is wrong with that field, if anything. */
  fault: string | undefined;
}

/**
 * Reads a body that holds a picture: a form with a file, or JSON with a text in Base64; the picture goes where pictures are
 * kept while it arrives. Gaps: G2: 400 not what its type says, 413 too long, 415 another type; G8, I4.
 */
export async function readUpload(request: BodyOf, rules: UploadRules): Promise<Upload> {
  const type = checkContentType(request, 'multipart/form-data', 'application/json');
  const intake = new PictureIntake(rules.files, rules.maxBytes);
  try {
    const read = type === 'application/json' ? readBase64 : readFile;
    const { fields, field, fault } = await read(request, rules, intake);
    if (fault === undefined) return { fields, field, fault, picture: await intake.finish() };
    await intake.discard();
    return { fields, field, fault, picture: undefined };
  } catch (error) {
    await intake.discard();
    throw error;
  }
}

type Read = Omit<Upload, 'picture'>;

async function readFile(
  request: BodyOf,
  { form, maxBytes }: UploadRules,
  intake: PictureIntake,
): Promise<Read> {
  const { fields, fault } = await readForm(request, {
    file: form,
    take: (part) => intake.write(part),
    maxBytes,
  });
  return { fields, field: form, fault };
}

async function readBase64(
  request: BodyOf,
  { json, maxBytes }: UploadRules,
  intake: PictureIntake,
): Promise<Read> {
  const maxBody = MAX_UPLOAD_BODY_BYTES;
  checkLength(request, maxBody);
  const decoder = new Base64Decoder();
  const lifted = new LiftedJson({ key: json, take: (part) => decoder.write(part), maxRest: MAX_JSON_BYTES });
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBody) throw tooLarge(maxBody);
    lifted.write(chunk);
    if (decoder.size > maxBytes) throw tooLarge(maxBytes, 'The picture');
    for (const block of decoder.take()) await intake.write(block);
  }
  const fields = parseFields(textOf(lifted));
  decoder.finish();
  for (const block of decoder.take()) await intake.write(block);
  return { fields, field: json, fault: faultOf(fields[json], lifted.times, decoder) };
}

function textOf(lifted: LiftedJson): string {
  try {
    return lifted.finish();
  } catch {
    throw notJson();
  }
}

/** `left` is what the rest holds in place of the text: an empty one, if it was a text at all. */
function faultOf(left: unknown, times: number, decoder: Base64Decoder): string | undefined {
  if (times > 1) return 'must be given once';
  if (left === undefined) return undefined;
  if (left !== '') return 'must be a text in Base64';
  return decoder.fault ?? (decoder.size === 0 ? 'must not be empty' : undefined);
}
