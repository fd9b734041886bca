import { BIRD_SORTS, CALENDAR_TYPES, CALENDAR_YEARS, TRANSLATIONS } from '../../../src/contract/limits.ts';
import { findBirds, findEvents, findProverbs } from '../../datasets/lists.ts';
import { findVerses } from '../../datasets/lookups.ts';
import { pickRandom } from '../../datasets/tables.ts';
import { QueryReader } from '../../http/fields.ts';
import { type PageRequest, readDatasetPage, readSampleSize, readSwitch } from '../../http/list-parameters.ts';
import { Problem, quote } from '../../http/problem.ts';
import { withHeaders } from '../../http/responses.ts';
import { isDay } from '../../internal/day.ts';
import { randomFrom } from '../../internal/random.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import { onePage, paginate } from '../../store/paginate.ts';
import type { Quota } from '../../store/quotas.ts';
import type { Store } from '../../store/store.ts';
import { dayOf } from '../../store/views.ts';
import { requireUser } from '../access.ts';
import type { AppContext, Handler, RequestContext } from '../operation.ts';
import { pageResponse } from '../records.ts';

/** Selection of the matching records: a page, or a random sample. */
interface DatasetRequest {
  page: PageRequest;
  /** Sample size; `undefined` for a page. */
  sampleSize?: number | undefined;
}

/** Responds with records of a data set; random samples must not be cached. */
// Gap: C1
function datasetResponse<T>(
  store: Store,
  records: readonly T[],
  { page, sampleSize }: DatasetRequest,
): Response {
  if (sampleSize === undefined) return pageResponse(paginate(records, page.page, page.limit));
  const sample = pickRandom(records, sampleSize, randomOf(store));
  return withHeaders(pageResponse(onePage(sample)), { 'Cache-Control': 'no-store' });
}

/** Random numbers in [0, 1) derived from the id generator, so that runs are reproducible. */
function randomOf(store: Store): () => number {
  const seed = store.countWith(() => store.newId(TOKEN_LETTERS, 16));
  return randomFrom(seed).next;
}

/**
 * Rate limit by address: counts all requests, refused ones included, reports the rest in each response, and throws
 * 429 when none is left. Preflights and requests with an invalid key are not counted.
 */
// Gap: C3
export function metered(
  quotaOf: (store: Store) => Quota,
  handle: (app: AppContext, context: RequestContext) => Response,
): Handler {
  return (app, context) => {
    const { store } = app;
    const quota = quotaOf(store);
    const { limit } = quota.rule;
    const use = store.countWith(() => quota.use(context.address, store.now()));
    const seconds = String(Math.ceil(use.resetsIn / 1000));
    const headers = {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(use.remaining),
      'RateLimit-Reset': seconds,
    };
    if (!use.allowed) {
      const message = `The limit is ${limit} requests per minute; try again in ${seconds} seconds.`;
      throw new Problem('rate_limited', message, { headers: { ...headers, 'Retry-After': seconds } });
    }
    try {
      return withHeaders(handle(app, context), headers);
    } catch (error) {
      if (error instanceof Problem) error.details.headers = { ...error.details.headers, ...headers };
      throw error;
    }
  };
}

/** Lists birds. */
export function listBirds({ store }: AppContext, { url }: RequestContext): Response {
  const query = new QueryReader(url.searchParams);
  const request = { page: readDatasetPage(query), sampleSize: readSampleSize(query) };
  const filter = { q: query.text('q'), family: query.text('family'), sort: query.choice('sort', BIRD_SORTS) };
  query.finish();
  return datasetResponse(store, findBirds(filter), request);
}

const YEARS = CALENDAR_YEARS.map(String);

/** Lists calendar events. `today` is the UTC day, like all times of the API. */
export function listCalendarEvents({ store }: AppContext, { url }: RequestContext): Response {
  const query = new QueryReader(url.searchParams);
  const page = readDatasetPage(query);
  const year = query.choice('year', YEARS);
  const filter = {
    q: query.text('q'),
    date: readDate(query, 'date'),
    month: query.wholeNumber('month', { min: 1, max: 12, default: 0 }) || undefined,
    year: year === undefined ? year : Number(year),
    type: query.choice('type', CALENDAR_TYPES),
    from: readSwitch(query, 'upcoming') ? dayOf(store.now()) : undefined,
  };
  query.finish();
  return datasetResponse(store, findEvents(filter), { page });
}

/** Reads an existing day, `YYYY-MM-DD`. */
function readDate(query: QueryReader, name: string): string | undefined {
  const text = query.text(name);
  if (text === undefined || isDay(text)) return text;
  return query.addFault(name, `must be a day such as 2026-01-26, not ${quote(text)}`);
}

/** Lists proverbs. */
export function listProverbs({ store }: AppContext, context: RequestContext): Response {
  requireUser(context);
  const query = new QueryReader(context.url.searchParams);
  const request = { page: readDatasetPage(query), sampleSize: readSampleSize(query) };
  const filter = { q: query.text('q'), category: query.text('category') };
  query.finish();
  return datasetResponse(store, findProverbs(filter), request);
}

/** Verses and chapters. */
// Gap: C2
export function getScripture(_: AppContext, context: RequestContext): Response {
  requireUser(context);
  const { book, chapter, verse, translation } = readPlace(new QueryReader(context.url.searchParams));
  const verses = findVerses({ book, chapter, verse, translation });
  if (!verses) {
    const place = `${quote(book)} ${chapter}${verse === undefined ? '' : `:${verse}`}`;
    throw new Problem('not_found', `There is no ${place} here.`);
  }
  return pageResponse(onePage(verses));
}

function readPlace(query: QueryReader) {
  const anyNumber = { min: 1, max: Number.MAX_SAFE_INTEGER, default: 0 };
  const book = query.requiredText('book');
  query.requiredText('chapter');
  const chapter = query.wholeNumber('chapter', anyNumber);
  const verse = query.wholeNumber('verse', anyNumber) || undefined;
  const translation = query.choice('translation', TRANSLATIONS);
  query.finish();
  return { book, chapter, verse, translation };
}
