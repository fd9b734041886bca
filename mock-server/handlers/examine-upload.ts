import type { BodyReader } from '../http/body-reader.ts';
import { Problem } from '../http/problem.ts';
import type { ReceivedPicture } from '../http/picture-intake.ts';
import type { Upload } from '../http/read-upload.ts';
import { examinePicture, partsOf, type PictureFacts } from '../imaging/examine-picture.ts';
import type { Bytes } from '../store/records.ts';
import type { Platform } from './operation.ts';

/** A picture that was sent and is one. */
export interface ExaminedPicture extends ReceivedPicture {
  facts: PictureFacts;
}

/**
 * Looks at the picture of an upload, if there is one; what is wrong with it is noted in `body`. Throws 415 for bytes of no
 * known format. Gap: I3; Finer points: undecodable pictures are refused where the shell can tell.
 */
export async function examineUpload(
  { checkPicture }: Pick<Platform, 'checkPicture'>,
  { field, fault, picture }: Upload,
  body: BodyReader,
): Promise<ExaminedPicture | undefined> {
  if (fault !== undefined) return body.refuse(field, fault);
  if (!picture) return undefined;
  const bytes = await picture.content.bytes();
  const found = await examineBytes(bytes, field);
  if ('fault' in found) return body.refuse(field, found.fault);
  const broken = await checkPicture?.(bytes, found);
  if (broken !== undefined) return body.refuse(field, brokenPicture(broken));
  return { ...picture, facts: found };
}

/** What bytes tell, or what is wrong with the field that holds them. Throws 415 for those of no known format. Gap: I3. */
export async function examineBytes(bytes: Bytes, field: string): Promise<PictureFacts | { fault: string }> {
  const found = await examinePicture(partsOf(bytes));
  if (!('fault' in found)) return found;
  if (found.isUnknown) throw new Problem('unsupported_media_type', `${field} is no picture: ${found.fault}.`);
  return { fault: brokenPicture(found.fault) };
}

/** The fault of a field whose picture is broken; `why` in a few words. */
export function brokenPicture(why: string): string {
  return `must be a whole picture; ${why}`;
}
