import { describe, expect } from 'vitest';
import { createPix, type Image, type ImageList } from '../../../../src/index.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { collect, failureOf, SLUGS, test, waitUntil } from './support/network.ts';

const slugs = (images: Image[]) => images.map(({ slug }) => slug);

/** Rewrites the lists of the target. */
const changed = (change: (list: ImageList) => unknown) =>
  faults.rewrite((body) => JSON.stringify(change(JSON.parse(body.toString()) as ImageList)));
const withNextPage = ({ pagination, ...list }: ImageList) => ({
  ...list,
  pagination: { ...pagination, has_next: true },
});

describe('All records of a list', () => {
  test('are read page by page, no page twice', async ({ proxy, pix }) => {
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS);
    expect(proxy.requests.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((page) => `/api/v1/images?limit=2&page=${page}`),
    );
  });

  test('are not requested before they are needed', async ({ proxy, pix }) => {
    const records = pix().images.iterate({ limit: 2 })[Symbol.asyncIterator]();
    expect(proxy.requests).toHaveLength(0);
    await records.next();
    await records.next();
    expect(proxy.requests).toHaveLength(1);
    await records.next();
    expect(proxy.requests).toHaveLength(2);
  });

  test('start with a page that has been loaded, without requesting it again', async ({ proxy, pix }) => {
    const page = await pix().images.list({ limit: 2, page: 2 });
    expect(slugs(await collect(page))).toEqual(SLUGS.slice(2));
    expect(proxy.requests.map(({ path }) => path.slice(-6))).toEqual(['page=2', 'page=3']);
  });

  test('are collected by toArray: all, or the first ones, without pages that are not needed', async ({
    proxy,
    pix,
  }) => {
    const records = pix().images.iterate({ limit: 2 });
    expect(slugs(await records.toArray())).toEqual(SLUGS);
    expect(proxy.requests).toHaveLength(3);
    expect(slugs(await records.toArray({ max: 3 }))).toEqual(SLUGS.slice(0, 3));
    expect(slugs(await records.toArray({ max: 2 }))).toEqual(SLUGS.slice(0, 2));
    expect(proxy.requests).toHaveLength(6);
  });

  test.for([0, 1.5, '2', null, Infinity])('are not collected up to %o', async (max, { proxy, pix }) => {
    await expect(
      pix()
        .images.iterate()
        .toArray({ max: max as number }),
    ).rejects.toThrow(/^max must be a whole number from 1, not /);
    expect(proxy.requests).toHaveLength(0);
  });

  test('continue after a page that fails at first', async ({ proxy, pix }) => {
    const isSecond = { when: ({ path }: { path: string }) => path.includes('page=2') };
    proxy.next(faults.failure(500), isSecond);
    proxy.next(faults.resetInBody(), isSecond);
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS);
    expect(proxy.requests).toHaveLength(5);
  });

  test('end with the error of a page that keeps failing', async ({ proxy, pix }) => {
    proxy.always(faults.failure(500), { when: ({ path }) => path.includes('page=2') });
    const found: string[] = [];
    const walk = async () => {
      for await (const { slug } of pix().images.iterate({ limit: 2 })) found.push(slug);
    };
    expect(await failureOf(walk())).toMatchObject({ status: 500, attempts: 3 });
    expect(found).toEqual(SLUGS.slice(0, 2));
    expect(proxy.requests).toHaveLength(4);
  });
});

describe('A list without an end (P13)', () => {
  test('that claims more pages, but serves the same page, ends after it', async ({ proxy, pix }) => {
    const page = await pix({ baseUrl: proxy.target }).images.list({ limit: 2 });
    let requests = 0;
    proxy.always(
      changed(() => ({ ...page, pagination: { ...page.pagination, has_next: true, page: ++requests } })),
    );
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS.slice(0, 2));
    expect(proxy.requests).toHaveLength(2);
  });

  test('that claims more pages, but serves empty ones, ends there', async ({ proxy, pix }) => {
    proxy.always(changed(withNextPage));
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS);
    expect(proxy.requests).toHaveLength(4);
  });

  test('has all records whose ids are the same by rounding', async ({ proxy, pix }) => {
    proxy.always(
      changed((list) => ({ ...list, data: list.data.map((image) => ({ ...image, id: 2 ** 53 })) })),
    );
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS);
  });

  test('that repeats its last page ends there', async ({ proxy, pix, server }) => {
    const last = await pix({ baseUrl: server.url }).images.list({ limit: 2, page: 3 });
    const isPast = ({ path }: { path: string }) => Number(/page=(\d+)/.exec(path)?.[1]) > 3;
    proxy.next(changed(withNextPage), { when: (request) => !isPast(request), times: 3 });
    proxy.always(
      changed(() => withNextPage(last)),
      { when: isPast },
    );
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS);
    expect(proxy.requests).toHaveLength(4);
  });

  test('that serves a page other than the requested one ends with it', async ({ proxy, pix }) => {
    proxy.always(
      changed((list) => ({
        ...withNextPage(list),
        pagination: { ...withNextPage(list).pagination, page: 1 },
      })),
    );
    expect(slugs(await collect(pix().images.iterate({ limit: 2 })))).toEqual(SLUGS.slice(0, 4));
    expect(proxy.requests).toHaveLength(2);
  });

  test('ends at pages.max', async ({ proxy, pix }) => {
    const found = await collect(pix().images.iterate({ limit: 1 }, { pages: { max: 3 } }));
    expect(slugs(found)).toEqual(SLUGS.slice(0, 3));
    expect(proxy.requests).toHaveLength(3);
  });

  test('whose total keeps falling is read back at most to its first page, and these pages count', async ({
    proxy,
    pix,
  }) => {
    let total = 1_000_000;
    proxy.always(
      changed((list) => ({
        ...list,
        pagination: { ...withNextPage(list).pagination, total: (total -= 100_000) },
      })),
    );
    const found = await collect(pix().images.iterate({ limit: 1 }, { pages: { max: 4 } }));
    expect(new Set(slugs(found)).size).toBe(found.length);
    expect(proxy.requests).toHaveLength(4);
  });

  test('is an error after 1,000 pages, even if all of them are new, and ends at as many of pages.max', async () => {
    let pages = 0;
    const endless = createPix({
      baseUrl: 'http://pix.invalid',
      fetch: () => {
        const pagination = { total: 1e9, page: ++pages, limit: 1, total_pages: 1e9, has_next: true };
        return Promise.resolve(Response.json({ status: 'success', pagination, data: [{ id: pages }] }));
      },
    });
    expect(await failureOf(endless.images.iterate().toArray())).toMatchObject({
      code: 'parse',
      message: 'The list has more than 1000 pages. Set pages.max, or a larger limit.',
    });
    expect(pages).toBe(1_000);
    pages = 0;
    expect(await collect(endless.images.iterate({}, { pages: { max: 1_001 } }))).toHaveLength(1_001);
  });
});

describe('An iteration that is left early (U18)', () => {
  test('sends no further request', async ({ proxy, pix }) => {
    for await (const { slug } of pix().images.iterate({ limit: 2 })) {
      expect(slug).toBe('bridge');
      break;
    }
    expect(proxy.requests).toHaveLength(1);
  });

  test('while a page is loading aborts the request, which is not retried', async ({ proxy, pix }) => {
    proxy.next(faults.neverAnswer(), { when: ({ path }) => path.includes('page=2') });
    const records = pix().images.iterate({ limit: 1 })[Symbol.asyncIterator]();
    await records.next();
    const pending = failureOf(records.next());
    await waitUntil(() => proxy.requests.length === 2);
    const left = records.return?.();
    expect(await pending).toMatchObject({ code: 'aborted' });
    expect(await left).toMatchObject({ done: true });
    expect(await records.next()).toMatchObject({ done: true });
    expect(proxy.requests).toHaveLength(2);
  });

  test('by its own signal rejects with an abort error and the reason', async ({ proxy, pix }) => {
    proxy.next(faults.neverAnswer(), { when: ({ path }) => path.includes('page=2') });
    const controller = new AbortController();
    const records = pix().images.iterate({ limit: 1 }, { signal: controller.signal })[Symbol.asyncIterator]();
    await records.next();
    const pending = failureOf(records.next());
    await waitUntil(() => proxy.requests.length === 2);
    controller.abort('enough');
    expect(await pending).toMatchObject({ code: 'aborted', cause: 'enough' });
    expect(proxy.requests).toHaveLength(2);
  });

  test('by its own signal between the records of a page does not go on', async ({ pix }) => {
    const controller = new AbortController();
    const found: string[] = [];
    const walk = async () => {
      for await (const { slug } of pix().images.iterate({}, { signal: controller.signal })) {
        found.push(slug);
        controller.abort('enough');
      }
    };
    expect(await failureOf(walk())).toMatchObject({ code: 'aborted', cause: 'enough' });
    expect(found).toEqual(SLUGS.slice(0, 1));
  });

  test('does not affect another iteration of the same list, concurrent or later', async ({ proxy, pix }) => {
    const list = pix().images.iterate({ limit: 2 });
    const [first, second] = [list[Symbol.asyncIterator](), list[Symbol.asyncIterator]()];
    await Promise.all([first.next(), second.next()]);
    await first.return?.();
    const rest: string[] = [];
    for (let step = await second.next(); !step.done; step = await second.next()) rest.push(step.value.slug);
    expect(rest).toEqual(SLUGS.slice(1));
    expect(slugs(await collect(list))).toEqual(SLUGS);
    // The first page, which both requested at the same time, was loaded once.
    expect(proxy.requests).toHaveLength(6);
  });
});
