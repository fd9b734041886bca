import { imageRecord } from './picture-records.ts';
import type { Image } from '../../src/contract/models.ts';
import { toPicture, type Picture } from '../../src/tiles/picture.ts';
import type { PictureList } from '../../src/components/picture-list.ts';

/** Start of the `data:` URLs of pictures. */
const SVG = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="teal"/></svg>')}#`;

/** A picture with `data:` URLs, which loads without a server. */
export function picture(id: number, record: Partial<Image> = {}): Picture {
  const read = toPicture({ ...imageRecord(id), ...record });
  if (!read) throw new Error('This record has no picture.');
  return { ...read, source: `${SVG}${id}`, thumbnail: `${SVG}t${id}` };
}

/** A picture list that loads its pages on request. Responses can be held back, and can fail. */
export class SparsePictures implements PictureList {
  count: number;
  /** Requested indices, in the order of the requests. */
  readonly requested: number[] = [];
  /** Whether requests fail. */
  offline = false;
  readonly known = new Map<number, Picture>();
  #held = Promise.resolve();
  readonly #page: number;
  readonly #watchers = new Set<() => void>();

  constructor(count: number, known = count, page = 10) {
    this.count = count;
    this.#page = page;
    this.#read(0, known);
  }

  at(index: number): Picture | undefined {
    return this.known.get(index);
  }

  async load(index: number): Promise<Picture | undefined> {
    this.requested.push(index);
    await this.#held;
    if (this.offline) throw new Error('Offline.');
    const first = Math.floor(index / this.#page) * this.#page;
    this.#read(first, first + this.#page);
    this.changed();
    return this.at(index);
  }

  watch(changed: () => void, signal: AbortSignal): void {
    this.#watchers.add(changed);
    signal.addEventListener('abort', () => this.#watchers.delete(changed));
  }

  /** Holds responses back until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Number of active watchers. */
  get watcherCount(): number {
    return this.#watchers.size;
  }

  changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #read(from: number, to: number): void {
    for (let i = from; i < Math.min(to, this.count); i++)
      if (!this.known.has(i)) this.known.set(i, picture(i + 1));
  }
}
