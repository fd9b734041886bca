import type { PictureStorage, PictureSink } from '../store/picture-storage.ts';
import type { PictureContent } from '../store/records.ts';
import { tooLarge } from './read-json.ts';

/** A completely received picture. Its content is lost unless a record refers to it; drop the content when refusing the picture. */
export interface ReceivedPicture {
  content: PictureContent;
  /** Size in bytes. */
  size: number;
}

/** Streams one picture from a request body to the picture storage. */
export class PictureIntake {
  readonly #files: PictureStorage;
  readonly #maxBytes: number;
  #sink: PictureSink | undefined;
  #size = 0;

  constructor(files: PictureStorage, maxBytes: number) {
    this.#files = files;
    this.#maxBytes = maxBytes;
  }

  /** Writes a part, which must not be changed afterwards. Throws 413 when the picture is too large. */
  async write(part: Uint8Array): Promise<void> {
    this.#size += part.byteLength;
    if (this.#size > this.#maxBytes) throw tooLarge(this.#maxBytes, 'The picture');
    this.#sink ??= this.#files.open();
    await this.#sink.write(part);
  }

  /** Finishes and returns the picture; `undefined` if there were no bytes. */
  async finish(): Promise<ReceivedPicture | undefined> {
    const content = await this.#sink?.finish();
    this.#sink = undefined;
    return content && { content, size: this.#size };
  }

  /** Discards the received bytes, if the picture is not finished. */
  async discard(): Promise<void> {
    const sink = this.#sink;
    this.#sink = undefined;
    this.#size = 0;
    await sink?.discard();
  }
}
