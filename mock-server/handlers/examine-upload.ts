import type { BodyReader } from '../http/body-reader.ts';
import { Problem } from '../http/problem.ts';
import type { ReceivedPicture } from '../http/picture-intake.ts';
import type { Upload } from '../http/read-upload.ts';
import { examinePicture, partsOf, type PictureFacts } from '../imaging/examine-picture.ts';
import type { Bytes } from '../store/records.ts';
import type { AppContext } from './operation.ts';

/** An uploaded picture with the facts read from its bytes. */
export interface ExaminedPicture extends ReceivedPicture {
  facts: PictureFacts;
}

/**
 * Validates the picture of an upload, if there is one; faults are recorded in `body`. Throws 415 for an unknown
 * format. Undecodable pictures are refused if the adapter can decode.
 */
// Gap: I3
export async function examineUpload(
  { checkPicture }: Pick<AppContext, 'checkPicture'>,
  { field, fault, picture }: Upload,
  body: BodyReader,
): Promise<ExaminedPicture | undefined> {
  if (fault !== undefined) return body.addFault(field, fault);
  if (!picture) return undefined;
  const bytes = await picture.content.bytes();
  const found = await examineBytes(bytes, field);
  if ('fault' in found) return body.addFault(field, found.fault);
  const broken = await checkPicture?.(bytes, found);
  if (broken !== undefined) return body.addFault(field, brokenPicture(broken));
  return { ...picture, facts: found };
}

/**
 * Reads the facts of a picture from its bytes, or the fault of the field that holds it. Throws 415 for an unknown
 * format.
 */
// Gap: I3
export async function examineBytes(bytes: Bytes, field: string): Promise<PictureFacts | { fault: string }> {
  const found = await examinePicture(partsOf(bytes));
  if (!('fault' in found)) return found;
  if (found.isUnknown)
    throw new Problem('unsupported_media_type', `${field} is not a picture: ${found.fault}.`);
  return { fault: brokenPicture(found.fault) };
}

/** Fault message for a field with a broken picture; `why` is a short reason. */
export function brokenPicture(why: string): string {
  return `must be a complete picture; ${why}`;
}
