/** Pictures that take much time or memory. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  contains,
  examinePicture,
  partsOf,
  type PictureFacts,
} from '../../../mock-server/imaging/examine-picture.ts';
import { decodeBmp } from '../../../mock-server/imaging/node/decode-bmp.ts';
import { sharpBackgroundRemover } from '../../../mock-server/imaging/node/sharp-background-remover.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { isStillDecoding, JobQueue, scheduleDecoding } from '../../../mock-server/imaging/node/decoding.ts';
import { sharpCheck } from '../../../mock-server/imaging/node/sharp-check.ts';
import {
  withOriginalFallback,
  QueueTimeout,
  DecodeTimeout,
} from '../../../mock-server/imaging/thumbnails.ts';
import type { Picture } from '../../../mock-server/store/records.ts';
import { bmpOf } from './support/bmp.ts';
import { interlacedPng } from './support/interlaced-png.ts';
import { cpuTime } from '../../support/cpu-time.ts';

/** A packed BMP of the given size, with a number of bytes for its pixels. */
const packed = (width: number, height: number, length: number) => {
  const start = bmpOf({ bits: 8, compression: 1, data: [] });
  const bytes = new Uint8Array(start.length + length).fill(255);
  bytes.set(start);
  const view = new DataView(bytes.buffer);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  return bytes;
};

test.each([
  { format: 'SVG', width: 1, height: 1 },
  { format: 'PNG', width: 10_000, height: 10_000 },
] as const)('a $format that is being decoded is known to be', async ({ ...facts }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const decoding = scheduleDecoding(facts as PictureFacts, () => promise);
  expect(await isStillDecoding(0)).toBe(true);
  resolve();
  await decoding;
  expect(await isStillDecoding(1000)).toBe(false);
});

test('the next job starts when the preceding one has ended, not when its caller has given up', async () => {
  const queue = new JobQueue({ queueMs: 1000, jobMs: 20 });
  const events: string[] = [];
  const job = (name: string, time: number) => async () => {
    events.push(`${name} starts`);
    await sleep(time);
    events.push(`${name} ends`);
    return name;
  };
  const slow = queue.run(job('slow', 120)).catch((error: unknown) => {
    events.push('slow is given up');
    return error;
  });
  expect(await queue.run(job('next', 1))).toBe('next');
  expect(await slow).toBeInstanceOf(DecodeTimeout);
  expect(await slow).not.toBeInstanceOf(QueueTimeout);
  expect(events).toEqual(['slow starts', 'slow is given up', 'slow ends', 'next starts', 'next ends']);
});

test('a job that does not start in time is rejected and never runs', async () => {
  const queue = new JobQueue({ queueMs: 30, jobMs: 1000 });
  const long = queue.run(() => sleep(100, 'long'));
  let isDone = false;
  const late = queue.run(() => {
    isDone = true;
    return Promise.resolve();
  });
  await expect(late).rejects.toBeInstanceOf(QueueTimeout);
  expect(await long).toBe('long');
  expect(await queue.run(() => Promise.resolve('after'))).toBe('after');
  expect([isDone, queue.isBusy]).toEqual([false, false]);
});

test('the next job starts after one that fails', async () => {
  const queue = new JobQueue({ queueMs: 1000, jobMs: 1000 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});

test('while others block the queue, a raster is accepted unchecked, but no SVG (S21)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const resultFor = async (format: Picture['format'], side: number) => {
    const facts = { format, width: side, height: side };
    let release: () => void = () => undefined;
    const job = () => new Promise<void>((resolve) => (release = resolve));
    const blocker = scheduleDecoding(facts, job).catch(() => undefined);
    const settled = vi.fn();
    const checked = sharpCheck()(new Uint8Array(0), facts).then(settled, settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    release();
    await Promise.all([checked, blocker]);
    return settled.mock.calls[0]?.[0] as unknown;
  };
  expect(await resultFor('SVG', 3)).toBeInstanceOf(QueueTimeout);
  expect(await resultFor('PNG', 5_000)).toBeUndefined();
});

test('the original temporarily replaces a thumbnail whose job was not started', async () => {
  const faults = [new QueueTimeout(), new DecodeTimeout()];
  let calls = 0;
  const thumbnails = withOriginalFallback(() => {
    calls += 1;
    return Promise.reject(faults.shift() ?? new Error('asked once too often'));
  });
  const content = { version: 'a', bytes: () => Promise.resolve(Uint8Array.of(1)) };
  // The properties that the thumbnailer reads.
  const picture = { id: 1, format: 'SVG', content } as unknown as Picture;
  for (const times of [1, 2, 2]) {
    expect((await thumbnails(picture)).contentType).toBe('image/svg+xml');
    expect(calls).toBe(times);
  }
});

test('a packed BMP that cannot describe half its pixels is rejected at once (S21)', async () => {
  const startTime = cpuTime();
  expect(await examinePicture(partsOf(packed(8000, 8000, 1080)))).toMatchObject({
    fault: 'the BMP is truncated',
  });
  expect(cpuTime() - startTime).toBeLessThan(200);
  const half = 2 * Math.ceil(1_000_000 / 2 / 255);
  expect(await examinePicture(partsOf(packed(1000, 1000, half - 1)))).toMatchObject({
    fault: 'the BMP is truncated',
  });
  expect(await examinePicture(partsOf(packed(1000, 1000, half)))).toMatchObject({ format: 'BMP' });
});

test('a BMP is decoded up to 17.5 million pixels, and data outside the picture takes no time', () => {
  expect(() => decodeBmp(packed(17_500_001, 1, 2))).toThrow('too large');
  const startTime = cpuTime();
  decodeBmp(packed(17_500, 100, 50_000_000));
  expect(cpuTime() - startTime).toBeLessThan(2000);
});

const pictureOf = (bytes: Uint8Array<ArrayBuffer>, format: Picture['format'], side: number) => {
  const content = { version: 'a', bytes: () => Promise.resolve(bytes) };
  // The properties that the thumbnailer reads.
  return { format, width: side, height: side, content } as unknown as Picture;
};

test('a small file of 196 interlaced megapixels is never decoded as a whole, neither for a thumbnail nor for background removal (S21)', async () => {
  const side = 14_000;
  const bytes = await interlacedPng(side);
  expect(bytes.byteLength).toBeLessThan(5_000_000);
  expect(await examinePicture(partsOf(bytes))).toEqual({ format: 'PNG', width: side, height: side });
  const onFault = vi.fn();
  const picture = pictureOf(bytes, 'PNG', side);
  // In kilobytes.
  const peak = process.resourceUsage().maxRSS;
  await expect(sharpThumbnailer(onFault)(picture)).rejects.toThrow('memory');
  const subject = { format: 'PNG', width: side, height: side, bytes } as const;
  await expect(sharpBackgroundRemover(subject, 'turbo')).rejects.toThrow('memory');
  expect(onFault).toHaveBeenCalledExactlyOnceWith(picture, 'it needs too much memory to decode');
  expect(process.resourceUsage().maxRSS - peak).toBeLessThan(200_000);
});

test.each([
  ['GIF', (picture) => picture.gif({ effort: 1 })],
  ['WEBP', (picture) => picture.webp({ effort: 0 })],
  ['JPG', (picture) => picture.jpeg({ progressive: true })],
  ['PNG', (picture) => picture.png({ progressive: true })],
] satisfies [Picture['format'], (picture: Sharp) => Sharp][])(
  'a %s that needs whole decoding has a thumbnail if its pixels fit into 256 MiB (S21)',
  async (format, encode) => {
    const small = await encode(sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } }))
      .toBuffer()
      .then((buffer) => new Uint8Array(buffer));
    await expect(sharpThumbnailer()(pictureOf(small, format, 64))).resolves.toMatchObject({
      contentType: 'image/webp',
    });
    // The size in the header counts.
    await expect(sharpThumbnailer()(pictureOf(small, format, 14_000))).rejects.toThrow('memory');
  },
);

test('50 MB of the first letter of an end marker are searched quickly', () => {
  const [mark, letters] = [[...Buffer.from('IEND')], new Uint8Array(50_000_000).fill(0x49)];
  const startTime = cpuTime();
  expect(contains(letters, mark)).toBe(false);
  expect(cpuTime() - startTime).toBeLessThan(5000);
  letters.set(mark, letters.length - mark.length);
  expect(contains(letters, mark)).toBe(true);
  expect(contains(letters.subarray(0, -1), mark)).toBe(false);
});
