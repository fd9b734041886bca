/** The two ways to read lists that keep the same promises about the network. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createFetchReader } from '../../../../../src/client/fetch-reader.ts';
import { createSource } from '../../../../../src/embed/source.ts';
import {
  createPublicPix,
  type Image,
  type ImageList,
  type ListImagesQuery,
} from '../../../../../src/index.ts';

const loadFailure = () => import('../../../../../src/client/transport/failure.ts');

export interface Source {
  list: (query?: ListImagesQuery, options?: { signal?: AbortSignal }) => Promise<ImageList>;
  get: (image: string) => Promise<Image>;
}

export const SOURCES: Record<string, (baseUrl: string) => Source> = {
  client: (baseUrl) => createPublicPix({ baseUrl }).images,
  embed: (baseUrl) => {
    const { images } = createSource(createFetchReader({ baseUrl, loadFailure }));
    return {
      list: (query, options) => images.list(query ?? {}, options),
      get: (image) => images.get?.(image) as Promise<Image>,
    };
  },
};

/** Pauses between attempts, in order; they take no time. Deadlines, which are round numbers, take theirs. */
export function notePauses(): number[] {
  const pauses: number[] = [];
  const DEADLINES = [10_000, 30_000];
  beforeEach(() => {
    pauses.length = 0;
    const later = globalThis.setTimeout;
    const note = (run: () => void, delay = 0) => {
      const isPause = run.name === 'done' && !DEADLINES.includes(delay);
      if (isPause) pauses.push(delay);
      return later(run, isPause ? 0 : delay);
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(note);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return pauses;
}
