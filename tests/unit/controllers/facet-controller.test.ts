import { expect, it, vi } from 'vitest';
import {
  FacetController,
  isSameFacet,
  withSelected,
  type ReadFacets,
} from '../../../src/controllers/facet-controller.ts';
import { Host, settle, simulatePage } from './support/host.ts';

simulatePage();

type Read = ReadFacets<object>;

const records = (...names: string[]) =>
  Promise.resolve({ data: names.map((name, at) => ({ name, image_count: at })) });

/** A controller in the page, whose source can be replaced. */
function create(read: Read, state: { source: object | undefined } = { source: {} }) {
  const host = new Host();
  const facets = new FacetController(host.element, () => state.source, read);
  host.connect();
  host.requestUpdate();
  const names = () => facets.facets.map(({ name }) => name);
  return { host, facets, state, names };
}

it('requests the facets of its source once, and again those of another source', async () => {
  const read = vi.fn<Read>(() => records('sea', 'sky'));
  const { host, facets, state, names } = create(read);
  expect(facets.state).toBe('loading');
  await settle();
  expect([facets.state, facets.facets]).toEqual([
    'ready',
    [
      { value: 'sea', name: 'sea', count: 0 },
      { value: 'sky', name: 'sky', count: 1 },
    ],
  ]);
  host.requestUpdate();
  dispatchEvent(new Event('online'));
  await settle();
  expect(read.mock.calls.map(([source]) => source)).toEqual([state.source]);

  const [other, pending] = [{ other: true }, read.mockImplementationOnce(() => new Promise(() => undefined))];
  state.source = other;
  host.requestUpdate();
  expect([facets.state, names()]).toEqual(['loading', []]);
  await settle();
  state.source = {};
  host.requestUpdate();
  await settle();
  expect([pending.mock.calls[1]?.[0], pending.mock.calls[1]?.[1].signal.aborted]).toEqual([other, true]);
  expect([facets.state, names()]).toEqual(['ready', ['sea', 'sky']]);
});

it('requests nothing until the element is near the viewport', async () => {
  const watching: ((entries: object[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onIntersect: (entries: object[]) => void) {
        watching.push(onIntersect);
      }

      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const read = vi.fn<Read>(() => records('sea'));
  const { names } = create(read);
  await settle();
  expect(read).not.toHaveBeenCalled();
  vi.stubGlobal('innerHeight', 600);
  watching[0]?.([{ isIntersecting: true, boundingClientRect: { top: 700, bottom: 900 } }]);
  await settle();
  expect(names()).toEqual(['sea']);
});

it('without a source, requests nothing', async () => {
  const read = vi.fn<Read>();
  const { facets, names } = create(read, { source: undefined });
  dispatchEvent(new Event('online'));
  await settle();
  expect([read.mock.calls.length, facets.state, names()]).toEqual([0, 'loading', []]);
});

it('after a failure shows none, and requests them again once the connection is back', async () => {
  const read = vi.fn<Read>(() => records('sea'));
  read.mockRejectedValueOnce(new Error('no connection'));
  const { facets, names } = create(read);
  await settle();
  expect([facets.state, names()]).toEqual(['error', []]);
  dispatchEvent(new Event('online'));
  await settle();
  expect([facets.state, names()]).toEqual(['ready', ['sea']]);
});

it.each(['resolves', 'rejects'] as const)(
  'ignores a response that %s after the element is gone, and requests again when it is back',
  async (kind) => {
    let end = () => undefined as void;
    const read = vi.fn<Read>(() => records('sky'));
    read.mockImplementationOnce(
      () =>
        new Promise((resolve, reject) => {
          end = () => (kind === 'resolves' ? resolve(records('sea')) : reject(new Error('gone')));
        }),
    );
    const { host, facets, names } = create(read);
    await settle();
    host.disconnect();
    await settle();
    end();
    await settle();
    expect([facets.state, names(), read.mock.calls[0]?.[1].signal.aborted]).toEqual(['loading', [], true]);
    dispatchEvent(new Event('online'));
    await settle();
    expect(read).toHaveBeenCalledOnce();
    host.connect();
    await settle();
    expect([facets.state, names()]).toEqual(['ready', ['sky']]);
  },
);

it('leaves out what has no valid name, what comes twice, and tags of focal points', async () => {
  const data = [
    null,
    { name: 7 },
    { name: ' ' },
    { name: 'a'.repeat(257) },
    { name: 'focus:30-70' },
    { name: 'sea', image_count: 3 },
    { name: 'sea', image_count: 4 },
    { name: 'sky', image_count: -1 },
    { name: 'a\u202eb', image_count: '5' },
  ] as Awaited<ReturnType<Read>>['data'];
  const { facets } = create(() => Promise.resolve({ data }));
  await settle();
  expect(facets.facets).toEqual([
    { value: 'sea', name: 'sea', count: 4 },
    { value: 'sky', name: 'sky', count: undefined },
    { value: 'a\u202eb', name: 'a b', count: 5 },
  ]);
});

it('takes names of 256 units, and 200 facets at most; without any, is empty', async () => {
  const long = 'a'.repeat(256);
  const many = [long, ...Array.from({ length: 300 }, (_, at) => `tag ${at}`)];
  const { names } = create(() => records(...many));
  await settle();
  expect(names()).toEqual(many.slice(0, 200));

  const empty = create(() => records());
  await settle();
  expect(empty.facets.state).toBe('empty');
});

it('puts a selected facet first unless it is listed, whatever its case', () => {
  const listed = [{ value: 'Sea', name: 'Sea', count: 2 }];
  expect(isSameFacet('Sea', 'sEA')).toBe(true);
  expect(withSelected(listed, 'sea')).toBe(listed);
  expect(withSelected(listed, '')).toBe(listed);
  expect(withSelected(listed, 'sky')).toEqual([{ value: 'sky', name: 'sky', count: undefined }, ...listed]);
});
