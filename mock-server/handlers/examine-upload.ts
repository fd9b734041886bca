import type { BodyReader } from '../http/body-reader.ts';
import { Problem } from '../http/problem.ts';
import type { ReceivedPicture } from '../http/picture-intake.ts';
import type { Upload } from '../http/read-upload.ts';
import { examinePicture, partsOf, type PictureFacts } from '../imaging/examine-picture.ts';
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
  const found = await examinePicture(partsOf(bytes));
  if ('fault' in found) {
    if (found.isUnknown)
      throw new Problem('unsupported_media_type', `${field} is no picture: ${found.fault}.`);
    return body.refuse(field, `must be a whole picture; ${found.fault}`);
  }
  const broken = await checkPicture?.(bytes, found);
  if (broken !== undefined) return body.refuse(field, `must be a whole picture; ${broken}`);
  return { ...picture, facts: found };
}
