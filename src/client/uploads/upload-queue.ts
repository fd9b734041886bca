import type { UploadedImage } from '../../contract/models.ts';
import { notify } from '../notify.ts';
import { callable, check, integer, ownProperties, required } from '../core/check.ts';
import { ignoreStreamErrors, releaseStream } from './iterable-stream.ts';
import type { UploadProgress } from './send-upload.ts';
import type { UploadImageInput, UploadOptions } from './upload-image.ts';

/** State of an upload in an `UploadQueue`. Uploads that have `failed` or were `cancelled` can be retried. */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** An upload in an `UploadQueue`. The fields are updated as the upload progresses. */
export interface QueuedUpload {
  /** The picture and its fields, as passed to `add`. */
  readonly input: UploadImageInput;
  /** State of the upload. */
  readonly state: UploadState;
  /** Progress of the upload, from 0 to 1; 1 only when the state is `done`. */
  readonly progress: number;
  /** Record of the stored picture when the state is `done`; otherwise undefined. */
  readonly image: UploadedImage | undefined;
  /**
   * Error of the upload when the state is `failed`; otherwise undefined. When the error has `maybeSent`, ask `imageExists` for
   * its slug before you retry.
   */
  readonly error: unknown;
}

/** Options of an `UploadQueue`, and of each of its uploads. */
export interface UploadQueueOptions extends Omit<UploadOptions, 'signal' | 'onProgress'> {
  /** Maximum number of uploads that run at the same time, a whole number from 1. Default 3. */
  concurrency?: number | undefined;
  /** Called after a change of the queue or of an upload. All changes in one turn of the event loop cause a single call. */
  onChange?: ((queue: UploadQueue) => unknown) | undefined;
}

/** Uploads one picture: `pix.images.upload`, or `(input, options) => uploadImage(transport, input, options)`. */
export type Upload = (input: UploadImageInput, options: UploadOptions) => Promise<UploadedImage>;

type Item = { -readonly [Name in keyof QueuedUpload]: QueuedUpload[Name] };

/**
 * Queue that uploads pictures in the order in which they were added, a few at the same time. An upload that fails does not
 * stop the others, and is repeated only by `retry`.
 *
 * ```ts
 * import { UploadQueue, type Pix } from 'pix-sdk';
 *
 * export async function uploadAll(pix: Pix, files: Iterable<File>): Promise<void> {
 *   const queue = new UploadQueue(pix.images.upload, {
 *     concurrency: 2,
 *     onChange: ({ progress }) => console.log(`${Math.round(100 * progress)} %`),
 *   });
 *   for (const image of files) queue.add({ image });
 *   await queue.settled();
 * }
 * ```
 */
export class UploadQueue {
  readonly #upload: Upload;
  readonly #options: UploadOptions;
  readonly #concurrency: number;
  readonly #onChange: UploadQueueOptions['onChange'];
  readonly #items: Item[] = [];
  readonly #running = new Map<Item, AbortController>();
  #waiters: (() => void)[] = [];
  #paused = false;
  #announced = false;

  /**
   * Creates an empty queue.
   *
   * @throws PixInvalidParameterError when `upload` or `onChange` is no function, or `concurrency` not a whole number from 1.
   */
  constructor(upload: Upload, options?: UploadQueueOptions) {
    const { concurrency = 3, onChange, ...rest } = ownProperties(options, 'options');
    check(
      { upload, concurrency, onChange },
      { upload: required(callable), concurrency: integer(1), onChange: callable },
    );
    this.#upload = upload;
    this.#concurrency = concurrency;
    this.#onChange = onChange;
    this.#options = rest;
  }

  /** All uploads in the order in which they were added, including those that have ended. */
  get uploads(): readonly QueuedUpload[] {
    return this.#items;
  }

  /** Mean progress of all uploads that are not `cancelled`, from 0 to 1; 0 if there are none. */
  get progress(): number {
    const counted = this.#items.filter(({ state }) => state !== 'cancelled');
    return counted.reduce((sum, { progress }) => sum + progress, 0) / (counted.length || 1);
  }

  /** Whether the queue is paused, that is, whether `pause` was called and not `resume` since. */
  get paused(): boolean {
    return this.#paused;
  }

  /** Adds a picture to the end of the queue and returns its upload. */
  add(input: UploadImageInput): QueuedUpload {
    // A file that cannot be opened fails while its upload waits.
    ignoreStreamErrors(input);
    const item: Item = { input, state: 'waiting', progress: 0, image: undefined, error: undefined };
    this.#items.push(item);
    this.#next();
    return item;
  }

  /** Pauses the queue: no more uploads start. Uploads in progress continue. */
  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#announce();
  }

  /** Resumes the queue after `pause`. */
  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#next();
  }

  /**
   * Retries an upload that has `failed` or was `cancelled`, at its original position in the queue. Other uploads do not
   * change. The upload of a stream that has been read fails again, since a stream can be read only once.
   */
  retry(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (item?.state !== 'failed' && item?.state !== 'cancelled') return;
    Object.assign(item, { state: 'waiting', progress: 0, error: undefined });
    this.#next();
  }

  /** Cancels an upload, whether it is waiting, in progress or `failed`. An upload that is `done` does not change. */
  cancel(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (!item || item.state === 'done' || item.state === 'cancelled') return;
    const controller = this.#running.get(item);
    this.#running.delete(item);
    Object.assign(item, { state: 'cancelled', error: undefined });
    controller?.abort();
    this.#next();
  }

  /**
   * Removes an upload from the queue, so that the memory of its picture can be freed. An upload that has not ended is
   * cancelled. Unless it is `done`, a stream is released.
   */
  remove(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (!item) return;
    if (isPending(item)) this.cancel(item);
    if (item.state !== 'done') releaseStream(item.input);
    this.#items.splice(this.#items.indexOf(item), 1);
    this.#announce();
  }

  /** Resolves when no upload is waiting or in progress. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#items.some(isPending)) this.#waiters.push(resolve);
      else resolve();
    });
  }

  #next(): void {
    for (const item of [...this.#items]) {
      if (this.#paused || this.#running.size >= this.#concurrency) break;
      if (item.state === 'waiting') void this.#run(item, new AbortController());
    }
    this.#announce();
  }

  async #run(item: Item, controller: AbortController): Promise<void> {
    this.#running.set(item, controller);
    Object.assign(item, { state: 'uploading', progress: 0 });
    // Updates of a run that was cancelled, and perhaps started again, are ignored.
    const change = (fields: Partial<Item>) => {
      if (this.#running.get(item) !== controller) return;
      Object.assign(item, fields);
      this.#announce();
    };
    const { signal } = controller;
    // A picture that has been sent is not stored yet: progress is complete only with the response.
    const onProgress = ({ loaded, total }: UploadProgress) => {
      if (total) change({ progress: Math.min(loaded / total, 0.99) });
    };
    try {
      const image = await this.#upload(item.input, { ...this.#options, signal, onProgress });
      change({ state: 'done', progress: 1, image });
    } catch (error) {
      change({ state: 'failed', error });
    }
    // After a cancellation, `cancel` has already started the next upload.
    if (this.#running.get(item) !== controller) return;
    this.#running.delete(item);
    this.#next();
  }

  #announce(): void {
    if (this.#announced) return;
    this.#announced = true;
    queueMicrotask(() => {
      this.#announced = false;
      notify(this.#onChange, this);
      if (this.#items.some(isPending)) return;
      for (const resolve of this.#waiters) resolve();
      this.#waiters = [];
    });
  }
}

const isPending = ({ state }: QueuedUpload): boolean => state === 'waiting' || state === 'uploading';
