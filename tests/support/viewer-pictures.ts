import { imageRecord } from './picture-records.ts';
import type { Image } from '../../src/contract/models.ts';
import { toPicture, type Picture } from '../../src/components/picture.ts';
import type { PictureList } from '../../src/components/picture-list.ts';

/** A picture that needs no server. */
const DRAWN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="teal"/></svg>')}#`;

/** A picture that any browser shows at once. */
export function picture(id: number, record: Partial<Image> = {}): Picture {
  const read = toPicture({ ...imageRecord(id), ...record });
  if (!read) throw new Error('This record has no picture.');
  return { ...read, source: `${DRAWN}${id}`, thumbnail: `${DRAWN}t${id}` };
}

/** A list of which pages come when they are asked for, or do not. */
export class SparsePictures implements PictureList {
  count: number;
  /** Indices that were asked for. */
  readonly asked: number[] = [];
  /** Reads fail as long as this is set. */
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
    this.asked.push(index);
    await this.#held;
    if (this.offline) throw new Error('The network is away.');
    const first = Math.floor(index / this.#page) * this.#page;
    this.#read(first, first + this.#page);
    this.changed();
    return this.at(index);
  }

  watch(changed: () => void, signal: AbortSignal): void {
    this.#watchers.add(changed);
    signal.addEventListener('abort', () => this.#watchers.delete(changed));
  }

  /** Keeps answers back until what it returns is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** How many still want to hear of changes. */
  get watched(): number {
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
