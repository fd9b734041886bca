import { MAX_JSON_BYTES, MAX_UPLOAD_BODY_BYTES } from '../../src/contract/limits.ts';
import type { PictureStorage } from '../store/picture-storage.ts';
import { Base64Decoder } from './base64-decoder.ts';
import type { BodyFields } from './body-reader.ts';
import { StreamingJsonField } from './streaming-json-field.ts';
import { PictureIntake, type ReceivedPicture } from './picture-intake.ts';
import { readForm } from './read-form.ts';
import { checkContentType, checkLength, notJson, parseFields, tooLarge, type BodyOf } from './read-json.ts';

/** Rules by which an operation accepts a picture. */
export interface UploadRules {
  /** Storage for the picture's bytes. */
  files: PictureStorage;
  /** Name of the file part in a form. */
  form: string;
  /** Name of the Base64 field in a JSON body. */
  json: string;
  /** Maximum size in bytes. */
  maxBytes: number;
}

/** A parsed body with a picture. */
export interface Upload {
  /** Other fields: parsed JSON, or strings of a form. */
  fields: BodyFields;
  /** Name of the picture's field in this kind of body. */
  field: string;
  /** The received bytes, if any, not yet validated. Drop the content when refusing the picture. */
  picture: ReceivedPicture | undefined;
  /** Fault of the picture's field, if any. */
  fault: string | undefined;
}

/**
 * Reads a body with a picture: a form with a file, or JSON with a Base64 string. The picture is streamed to storage.
 * Throws 400 for a malformed body, 413 for one that is too large, 415 for another content type.
 */
// Gap: G2, G8, I4
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
    onFileBytes: (part) => intake.write(part),
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
  const field = new StreamingJsonField({
    key: json,
    onText: (part) => decoder.write(part),
    maxRest: MAX_JSON_BYTES,
  });
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBody) throw tooLarge(maxBody);
    field.write(chunk);
    if (decoder.size > maxBytes) throw tooLarge(maxBytes, 'The picture');
    for (const block of decoder.takeBlocks()) await intake.write(block);
  }
  const fields = parseFields(textOf(field));
  decoder.finish();
  for (const block of decoder.takeBlocks()) await intake.write(block);
  return { fields, field: json, fault: faultOf(fields[json], field.occurrences, decoder) };
}

function textOf(field: StreamingJsonField): string {
  try {
    return field.finish();
  } catch {
    throw notJson();
  }
}

/** `left` is the field's value in the rest of the document: an empty string if the value was a string. */
function faultOf(left: unknown, times: number, decoder: Base64Decoder): string | undefined {
  if (times > 1) return 'must be given once';
  if (left === undefined) return undefined;
  if (left !== '') return 'must be a Base64 string';
  return decoder.fault ?? (decoder.size === 0 ? 'must not be empty' : undefined);
}
