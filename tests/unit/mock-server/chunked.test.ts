import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunked } from '../../../mock-server/http/chunked.ts';

async function* chunksOf(lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  let next = 0;
  for (const length of lengths) {
    await Promise.resolve();
    yield Uint8Array.from({ length }, () => (next += 1));
  }
}

const collect = async (blocks: AsyncIterable<Uint8Array>) => {
  const found: Uint8Array[] = [];
  for await (const block of blocks) found.push(block);
  return found;
};

test('no byte is lost, added or moved', async () => {
  const lengths = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 4000, max: 9000 })));
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat({ max: 20_000 }), async (sizes, exactFrom) => {
      const [whole, blocks] = [
        await collect(chunksOf(sizes)),
        await collect(chunked(chunksOf(sizes), exactFrom)),
      ];
      expect(Buffer.concat(blocks).equals(Buffer.concat(whole))).toBe(true);
    }),
  );
});

test('single bytes are combined into blocks, and passed one by one near the limit', async () => {
  const single = Array.from({ length: 10_000 }, () => 1);
  const early = await collect(chunked(chunksOf(single), 1e9));
  expect(early.map(({ length }) => length)).toEqual([4096, 4096, 1808]);
  const late = await collect(chunked(chunksOf(single), 9_000));
  expect(late.slice(0, 3).map(({ length }) => length)).toEqual([4096, 4096, 808]);
  expect(late).toHaveLength(3 + 1_000);
});

test('they are combined again far beyond the limit', async () => {
  const single = Array.from({ length: 40_000 }, () => 1);
  const blocks = await collect(chunked(chunksOf(single), 100));
  expect(blocks.slice(1, 16_385).every(({ length }) => length === 1)).toBe(true);
  expect(blocks.slice(16_385).map(({ length }) => length)).toEqual([4096, 4096, 4096, 4096, 4096, 3036]);
});
