import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_KEPT, Player } from '../../../../src/components/pix-wall/player.ts';
import { MAX_PAUSE_MS } from '../../../../src/components/pix-wall/sleep.ts';
import { toPicture, type Picture } from '../../../../src/tiles/picture.ts';
import { imageRecord } from '../../../support/picture-records.ts';

const INTERVAL_MS = 8000;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const pictureOf = (id: number) => toPicture(imageRecord(id)) as Picture;

/** A list in memory and the network that its images come from, and a player of both. */
function play(ids: readonly number[]) {
  const state = {
    ids,
    isOnline: true,
    broken: new Set<number>(),
    shown: [] as number[],
    loading: 0,
    loads: 0,
  };
  const player = new Player<string>({
    list: () => ({
      count: state.ids.length,
      at: (index) => (state.ids[index] === undefined ? undefined : pictureOf(state.ids[index])),
      load: () => Promise.reject(new Error('Offline.')),
    }),
    load: async ({ image }) => {
      state.loads++;
      state.loading++;
      await new Promise((resolve) => setTimeout(resolve, 50));
      state.loading--;
      if (!state.isOnline || state.broken.has(image.id)) throw new Error('Not loaded.');
      return `image ${image.id}`;
    },
    show: ({ picture }) => state.shown.push(picture.image.id),
    interval: () => INTERVAL_MS,
  });
  player.start();
  return { state, player };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('pictures follow one another at the interval, and begin again at the end', async () => {
  const { state } = play([1, 2, 3]);
  await pass(60);
  expect(state.shown).toEqual([1]);
  await pass(INTERVAL_MS - 20);
  expect(state.shown).toEqual([1]);
  await pass(3 * INTERVAL_MS);
  expect(state.shown).toEqual([1, 2, 3, 1]);
});

it('new pictures come next, the others then go on where they were', async () => {
  const { state, player } = play([1, 2, 3, 4]);
  await pass(INTERVAL_MS + 100);
  expect(state.shown).toEqual([1, 2]);
  state.ids = [6, 5, ...state.ids];
  player.update((index) => index + 2, [6, 5]);
  await pass(4 * INTERVAL_MS);
  expect(state.shown).toEqual([1, 2, 6, 5, 3, 4]);
});

it('pictures that cannot be loaded are left out', async () => {
  const { state } = play([1, 2, 3, 4]);
  state.broken = new Set([2, 3]);
  await pass(3 * INTERVAL_MS);
  expect(state.shown).toEqual([1, 4, 1]);
});

it('a single picture is loaded and shown once', async () => {
  const { state } = play([1]);
  await pass(10 * INTERVAL_MS);
  expect([state.shown, state.loads]).toEqual([[1], 1]);
});

it('one that is stopped loads and shows nothing, and has no timer', async () => {
  const { state, player } = play([1, 2, 3]);
  await pass(INTERVAL_MS + 100);
  player.stop();
  await pass(HOUR_MS);
  expect(state.shown).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
  player.start();
  await pass(100);
  expect(state.shown).toEqual([1, 2, 3]);
});

it('without any picture, it tries again after growing pauses, and begins once there is one', async () => {
  const { state, player } = play([]);
  await pass(HOUR_MS);
  state.ids = [1];
  await pass(MAX_PAUSE_MS + 100);
  expect(state.shown).toEqual([1]);
  player.stop();
});

it('a night without network: pictures change, requests become few, nothing grows, and the morning is shown', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  const { state, player } = play(ids);
  await pass(20 * INTERVAL_MS);
  const before = state.shown.length;
  state.isOnline = false;
  const loads = state.loads;
  for (let hour = 0; hour < 8; hour++) {
    await pass(HOUR_MS);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
    expect(state.loading).toBeLessThanOrEqual(1);
  }
  const night = state.shown.slice(before);
  expect(night.length).toBeGreaterThan((0.95 * 8 * HOUR_MS) / INTERVAL_MS);
  expect(new Set(night.slice(1)).size).toBe(MAX_KEPT);
  // Three images after each pause.
  expect(state.loads - loads).toBeLessThan((3.5 * 8 * HOUR_MS) / MAX_PAUSE_MS);
  state.isOnline = true;
  state.ids = [99, ...ids];
  player.update((index) => index + 1, [99]);
  await pass(MAX_PAUSE_MS + 4 * INTERVAL_MS);
  expect(state.shown.slice(before + night.length)).toContain(99);
  const morning = state.shown.length;
  await pass(60 * INTERVAL_MS);
  expect(new Set(state.shown.slice(morning)).size).toBe(51);
});

it('a connection that is back is used at once', async () => {
  const { state, player } = play([1, 2, 3]);
  await pass(100);
  state.isOnline = false;
  await pass(4 * HOUR_MS);
  state.isOnline = true;
  player.retry();
  await pass(INTERVAL_MS);
  expect(state.shown.at(-1)).not.toBe(1);
});
