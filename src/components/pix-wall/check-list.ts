import { firstRequest } from '../../controllers/first-request.ts';
import { compareList } from '../../controllers/list-change.ts';
import type { ListController } from '../../controllers/list-controller.ts';
import type { ListChange } from '../../controllers/paged-list.ts';
import { parseLimit } from '../../internal/numbers.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { pauseAfter, sleep } from './sleep.ts';

/** Seconds between requests for new pictures: by default, and at least. */
const LIVE = 30;
const MIN_LIVE = 5;

const ITEMS = {
  recordOf: ({ image }: Picture): PictureRecord => image,
  isShown: (record: PictureRecord) => !!toPicture(record),
};

/** What is checked, and how often. */
interface CheckOptions {
  list: ListController<PictureRecord, Picture>;
  /** Seconds between requests. */
  live: () => unknown;
  /** Called with the ids of new pictures when the list has changed. */
  changed: (move: ListChange['move'], added: number[]) => void;
}

/** Requests a list again and again, less and less often after failures, and updates it with what has changed. */
export async function checkList({ list, live, changed }: CheckOptions, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const seconds = Math.max(MIN_LIVE, parseLimit(live()) ?? LIVE);
    await sleep(pauseAfter(1 + failures, 1000 * seconds), signal);
    if (signal.aborted) return;
    failures++;
    if (list.state === 'error') list.retry();
    else if (await refresh({ list, live, changed }, signal).catch(() => false)) failures = 0;
  }
}

/** Requests the list; false if it has not been there before. */
async function refresh({ list, changed }: CheckOptions, signal: AbortSignal): Promise<boolean> {
  const { list: former, request } = list;
  if (!request.read || former.total === undefined) return false;
  const first = await request.read(firstRequest(1, Infinity), { signal });
  if (signal.aborted || former !== list.list) return true;
  const { added, known, change } = compareList(former, request, first, ITEMS);
  if (!added.length && first.pagination.total === former.total) return true;
  list.update(known, change);
  changed(
    change.move,
    added.map(({ id }) => id),
  );
  return true;
}
