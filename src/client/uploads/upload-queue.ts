import type { UploadedImage } from '../../contract/models.ts';
import { check, integer } from '../transport/check.ts';
import { ownProperties } from '../transport/own-properties.ts';
import { notify } from '../notify.ts';
import type { UploadProgress } from './progress.ts';
import type { UploadImageInput, UploadOptions } from './upload-image.ts';

/** Where an upload of a queue stands. What `failed` or was `cancelled` can be tried again. */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** One upload of a queue; its fields change as it gets on. */
export interface QueuedUpload {
  /** What was added. */
  readonly input: UploadImageInput;
  /** Where it stands. */
  readonly state: UploadState;
  /** From 0 to 1; 1 once `done`. */
  readonly progress: number;
  /** What was stored, once `done`. */
  readonly image: UploadedImage | undefined;
  /** Why it `failed`. With `maybeSent` on it, look for the picture before you try again. */
  readonly error: unknown;
}

/** What an `UploadQueue` takes: options of every upload, and its own. */
export interface UploadQueueOptions extends Omit<UploadOptions, 'signal' | 'onProgress'> {
  /** How many run at a time. Default 3. */
  concurrency?: number | undefined;
  /** Called when something about an upload has changed; many changes in one turn are one call. */
  onChange?: ((queue: UploadQueue) => unknown) | undefined;
}

/** Sends one picture: `pix.images.upload`, or `(input, options) => uploadImage(transport, input, options)`. */
export type Upload = (input: UploadImageInput, options: UploadOptions) => Promise<UploadedImage>;

type Item = { -readonly [Name in keyof QueuedUpload]: QueuedUpload[Name] };

/**
 * Uploads many pictures, a few at a time, in the order they were added. One that fails does not stop the others, and
 * nothing is sent again unless `retry` says so.
 *
 * ```ts
 * const queue = new UploadQueue(pix.images.upload, { concurrency: 2, onChange: ({ progress }) => show(progress) });
 * for (const image of input.files) queue.add({ image });
 * await queue.settled();
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

  /** @throws PixInvalidParameterError when `concurrency` is no whole number from 1. */
  constructor(upload: Upload, options?: UploadQueueOptions) {
    const { concurrency = 3, onChange, ...rest } = ownProperties(options, 'options');
    check({ concurrency }, { concurrency: integer(1) });
    this.#upload = upload;
    this.#concurrency = concurrency;
    this.#onChange = onChange;
    this.#options = rest;
  }

  /** All uploads in the order they were added, ended ones too. */
  get uploads(): readonly QueuedUpload[] {
    return this.#items;
  }

  /** From 0 to 1: the mean of all uploads that are not `cancelled`; 0 without any. */
  get progress(): number {
    const counted = this.#items.filter(({ state }) => state !== 'cancelled');
    return counted.reduce((sum, { progress }) => sum + progress, 0) / (counted.length || 1);
  }

  /** Whether `pause` was called last, and not `resume`. */
  get paused(): boolean {
    return this.#paused;
  }

  /** Adds a picture at the end. */
  add(input: UploadImageInput): QueuedUpload {
    const item: Item = { input, state: 'waiting', progress: 0, image: undefined, error: undefined };
    this.#items.push(item);
    this.#next();
    return item;
  }

  /** Starts no more uploads; those under way go on. */
  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#announce();
  }

  /** Goes on after `pause`. */
  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#next();
  }

  /** Puts an upload that `failed` or was `cancelled` back into its place. A stream that has been read is gone: it fails. */
  retry(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (item?.state !== 'failed' && item?.state !== 'cancelled') return;
    Object.assign(item, { state: 'waiting', progress: 0, error: undefined });
    this.#next();
  }

  /** Ends an upload, or takes it out of its turn; one that is `done` stays. */
  cancel(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (!item || item.state === 'done' || item.state === 'cancelled') return;
    const controller = this.#running.get(item);
    this.#running.delete(item);
    Object.assign(item, { state: 'cancelled', error: undefined });
    controller?.abort();
    this.#next();
  }

  /** Takes an upload off the list, so that its picture is let go; one that has not ended is cancelled. */
  remove(upload: QueuedUpload): void {
    const item = this.#items.find((item) => item === upload);
    if (!item) return;
    if (isPending(item)) this.cancel(item);
    this.#items.splice(this.#items.indexOf(item), 1);
    this.#announce();
  }

  /** Resolves when nothing is waiting or under way. */
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
    // What was cancelled, and perhaps begun anew, hears no more of its past.
    const change = (fields: Partial<Item>) => {
      if (this.#running.get(item) !== controller) return;
      Object.assign(item, fields);
      this.#announce();
    };
    const { signal } = controller;
    // What has been sent is not stored yet: the answer is the last step.
    const onProgress = ({ loaded, total = Infinity }: UploadProgress) =>
      change({ progress: Math.min(loaded / total, 0.99) });
    try {
      const image = await this.#upload(item.input, { ...this.#options, signal, onProgress });
      change({ state: 'done', progress: 1, image });
    } catch (error) {
      change({ state: 'failed', error });
    }
    // Else whoever cancelled it has given its turn to the next one.
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
