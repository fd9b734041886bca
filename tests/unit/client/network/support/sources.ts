/** The two ways to read lists, which keep the same promises about the network. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createQuickReader } from '../../../../../src/embed/quick-reader.ts';
import { createSource } from '../../../../../src/embed/source.ts';
import {
  createPublicPix,
  type Image,
  type ImageList,
  type ListImagesQuery,
} from '../../../../../src/index.ts';

const loadRecovery = () => import('../../../../../src/embed/recover.ts');

export interface Source {
  list: (query?: ListImagesQuery, options?: { signal?: AbortSignal }) => Promise<ImageList>;
  get: (image: string) => Promise<Image>;
}

export const SOURCES: Record<string, (baseUrl: string) => Source> = {
  client: (baseUrl) => createPublicPix({ baseUrl }).images,
  embed: (baseUrl) => {
    const { images } = createSource(createQuickReader({ baseUrl, loadRecovery }));
    return {
      list: (query, options) => images.list(query ?? {}, options),
      get: (image) => images.get?.(image) as Promise<Image>,
    };
  },
};

/** Whether a timer is a pause between attempts: of ky, in the client, or of the retry loop of the embed script's reader. */
const isRetryTimer = (run: () => void) =>
  run.name === 'endDelay' || /\bky\/distribution\/utils\/delay\./.test(new Error().stack ?? '');

/** Records the delays between attempts, in order, and skips them. Other timers, such as deadlines, run normally. */
export function recordDelays(): number[] {
  const pauses: number[] = [];
  beforeEach(() => {
    pauses.length = 0;
    const later = globalThis.setTimeout;
    const note = (run: () => void, delay = 0) => {
      const isPause = isRetryTimer(run);
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
