import type { PictureFiles, PictureSink } from '../store/picture-files.ts';
import type { PictureContent } from '../store/records.ts';
import { tooLarge } from './read-json.ts';

/** A picture that has arrived. Its content is lost unless a record holds it; who refuses it drops it. */
export interface ReceivedPicture {
  content: PictureContent;
  /** Bytes. */
  size: number;
}

/** Takes the bytes of one picture on their way from a request body to where pictures are kept. */
export class PictureIntake {
  readonly #files: PictureFiles;
  readonly #maxBytes: number;
  #sink: PictureSink | undefined;
  #size = 0;

  constructor(files: PictureFiles, maxBytes: number) {
    this.#files = files;
    this.#maxBytes = maxBytes;
  }

  /** Takes a part, which must not be changed afterwards. Throws 413 when the picture is too long. */
  async write(part: Uint8Array): Promise<void> {
    this.#size += part.byteLength;
    if (this.#size > this.#maxBytes) throw tooLarge(this.#maxBytes, 'The picture');
    this.#sink ??= this.#files.open();
    await this.#sink.write(part);
  }

  /** The whole picture; none if nothing came. */
  async finish(): Promise<ReceivedPicture | undefined> {
    const content = await this.#sink?.finish();
    this.#sink = undefined;
    return content && { content, size: this.#size };
  }

  /** Lets go of what came; to be called when the picture will not be finished. */
  async discard(): Promise<void> {
    const sink = this.#sink;
    this.#sink = undefined;
    this.#size = 0;
    await sink?.discard();
  }
}
