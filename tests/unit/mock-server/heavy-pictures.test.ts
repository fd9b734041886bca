/** Pictures made to take much time or room: S21. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contains } from '../../../mock-server/imaging/end-marks.ts';
import { examinePicture, partsOf } from '../../../mock-server/imaging/examine-picture.ts';
import { decodeBmp } from '../../../mock-server/imaging/node/decode-bmp.ts';
import { Lane } from '../../../mock-server/imaging/node/lane.ts';
import { orOriginal } from '../../../mock-server/imaging/original-as-thumbnail.ts';
import { Busy, TooSlow } from '../../../mock-server/imaging/too-slow.ts';
import type { Picture } from '../../../mock-server/store/records.ts';
import { bmpOf } from './support/bmp.ts';

/** A packed BMP of a size, with a number of bytes for its pixels. */
const packed = (width: number, height: number, length: number) => {
  const start = bmpOf({ bits: 8, compression: 1, data: [] });
  const bytes = new Uint8Array(start.length + length).fill(255);
  bytes.set(start);
  const view = new DataView(bytes.buffer);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  return bytes;
};

test('the next job starts when the last has ended, not when nobody waits for it any more', async () => {
  const lane = new Lane({ turn: 1000, job: 20 });
  const events: string[] = [];
  const job = (name: string, time: number) => async () => {
    events.push(`${name} starts`);
    await sleep(time);
    events.push(`${name} ends`);
    return name;
  };
  const slow = lane.run(job('slow', 120)).catch((error: unknown) => {
    events.push('slow is given up');
    return error;
  });
  expect(await lane.run(job('next', 1))).toBe('next');
  expect(await slow).toBeInstanceOf(TooSlow);
  expect(await slow).not.toBeInstanceOf(Busy);
  expect(events).toEqual(['slow starts', 'slow is given up', 'slow ends', 'next starts', 'next ends']);
});

test('a job whose turn does not come in time is refused and never done', async () => {
  const lane = new Lane({ turn: 30, job: 1000 });
  const long = lane.run(() => sleep(100, 'long'));
  let isDone = false;
  const late = lane.run(() => {
    isDone = true;
    return Promise.resolve();
  });
  await expect(late).rejects.toBeInstanceOf(Busy);
  expect(await long).toBe('long');
  expect(await lane.run(() => Promise.resolve('after'))).toBe('after');
  expect([isDone, lane.isTaken]).toEqual([false, false]);
});

test('a job that fails makes way for the next', async () => {
  const lane = new Lane({ turn: 1000, job: 1000 });
  await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await lane.run(() => Promise.resolve('next'))).toBe('next');
});

test('the original stands in for a thumbnail that had no turn, for that time alone', async () => {
  const faults = [new Busy(), new TooSlow()];
  let asked = 0;
  const thumbnails = orOriginal(() => {
    asked += 1;
    return Promise.reject(faults.shift() ?? new Error('asked once too often'));
  });
  const content = { version: 'a', bytes: () => Promise.resolve(Uint8Array.of(1)) };
  // Only what the thumbnailer reads.
  const picture = { id: 1, format: 'SVG', content } as unknown as Picture;
  for (const times of [1, 2, 2]) {
    expect((await thumbnails(picture)).contentType).toBe('image/svg+xml');
    expect(asked).toBe(times);
  }
});

test('a packed BMP that cannot describe half its pixels is refused at once', async () => {
  const begun = performance.now();
  expect(await examinePicture(partsOf(packed(8000, 8000, 1080)))).toMatchObject({
    fault: 'the BMP is cut short',
  });
  expect(performance.now() - begun).toBeLessThan(200);
  const half = 2 * Math.ceil(1_000_000 / 2 / 255);
  expect(await examinePicture(partsOf(packed(1000, 1000, half - 1)))).toMatchObject({
    fault: 'the BMP is cut short',
  });
  expect(await examinePicture(partsOf(packed(1000, 1000, half)))).toMatchObject({ format: 'BMP' });
});

test('a BMP is decoded up to 17.5 million pixels, and what lies outside costs no time', () => {
  expect(() => decodeBmp(packed(17_500_001, 1, 2))).toThrow('too large');
  const begun = performance.now();
  decodeBmp(packed(17_500, 100, 50_000_000));
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('50 MB of letters that begin an end mark are searched at once', () => {
  const [mark, letters] = [[...Buffer.from('IEND')], new Uint8Array(50_000_000).fill(0x49)];
  const begun = performance.now();
  expect(contains(letters, mark)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(5000);
  letters.set(mark, letters.length - mark.length);
  expect(contains(letters, mark)).toBe(true);
  expect(contains(letters.subarray(0, -1), mark)).toBe(false);
});
