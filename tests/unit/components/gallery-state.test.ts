import { expect, it } from 'vitest';
import {
  INITIAL_STATE,
  reduce,
  type GalleryEvent,
  type GalleryState,
} from '../../../src/components/pix-gallery/gallery-state.ts';
import type { CodeState } from '../../../src/internal/lazy.ts';

const SOURCE = {};

const query = (text: string, source: object = SOURCE): GalleryEvent => ({
  type: 'query',
  source,
  query: text,
});

const code = (features: CodeState, others: CodeState[] = []): GalleryEvent => ({
  type: 'code',
  features,
  others,
});

const LOAD: GalleryEvent = { type: 'load' };

const after = (...events: GalleryEvent[]): GalleryState => events.reduce(reduce, INITIAL_STATE);

/** The flags of a state by their first letters. */
const flags = ({ isWaiting, isFallback, isStale }: GalleryState) =>
  [isWaiting && 'waiting', isFallback && 'fallback', isStale && 'stale'].filter(Boolean).join();

const TABLE: [events: GalleryEvent[], expected: string][] = [
  [[], ''],
  // A query.
  [[query('a')], 'stale'],
  [[query('a'), LOAD], ''],
  [[query('a'), LOAD, query('a')], ''],
  [[query('a'), LOAD, query('b')], 'stale'],
  [[query('a'), LOAD, query('a', {})], 'stale'],
  [[query('a'), query('b'), query('a')], 'stale'],
  [[query('a'), LOAD, { ...query('a'), source: undefined } as GalleryEvent], 'stale'],
  // Code in time.
  [[query('a'), code('unneeded')], 'stale'],
  [[query('a'), code('loading')], 'waiting,stale'],
  [[query('a'), code('loading'), query('b')], 'waiting,stale'],
  [[query('a'), code('loading'), code('loaded')], 'stale'],
  [[query('a'), code('loaded', ['loading'])], 'waiting,stale'],
  [[query('a'), code('unneeded', ['unneeded', 'loading'])], 'waiting,stale'],
  [[query('a'), code('loaded', ['loading']), code('loaded', ['loaded'])], 'stale'],
  [[query('a'), LOAD, code('loading')], 'waiting'],
  // Other code than that of the features that has failed: what it does is left out.
  [[query('a'), code('loaded', ['failed'])], 'stale'],
  // Features that have failed: a plain grid, which waits for nothing.
  [[query('a'), code('failed')], 'fallback,stale'],
  [[query('a'), code('failed', ['loading'])], 'fallback,stale'],
  [[query('a'), code('loading'), code('failed'), LOAD], 'fallback'],
  [[query('a'), code('failed'), LOAD, code('failed')], 'fallback'],
  // Features that arrive late.
  [[query('a'), code('failed'), LOAD, code('loaded')], 'fallback'],
  [[query('a'), code('failed'), LOAD, code('loaded', ['loading'])], 'fallback'],
];

/** An event in words. */
const nameOf = (event: GalleryEvent): string =>
  event.type === 'code'
    ? [event.features, ...event.others].join('+')
    : event.type === 'query'
      ? `query ${event.query}${event.source === SOURCE ? '' : ' elsewhere'}`
      : event.type;

it.each(TABLE.map(([events, expected]) => ({ events, expected, names: events.map(nameOf).join(', ') })))(
  '$names: $expected',
  ({ events, expected }) => {
    expect(flags(after(...events))).toBe(expected);
  },
);
