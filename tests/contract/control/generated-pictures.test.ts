import { expect, test } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { measurePicture } from '../../../mock-server/imaging/measure-picture.ts';
import { openPicture } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { sniffFormat } from '../../../mock-server/imaging/sniff-format.ts';
import { IMAGE_FORMATS } from '../../../src/contract/limits.ts';
import type { Image, List } from '../../../src/contract/models.ts';
import { bodyOf } from '../support/mock.ts';

const SIZES = [
  [1, 1],
  [7, 9],
  [33, 16],
  [100, 61],
  [1200, 800],
  [4000, 3000],
] as const;

const cases = IMAGE_FORMATS.flatMap((format) =>
  SIZES.map(([width, height]) => [format, width, height] as const),
);

/** The file of the only picture, decoded as in a browser. */
const decode = async (picture: { width: number; height: number; format: (typeof IMAGE_FORMATS)[number] }) => {
  const mock = createMockFetch({ seed: { pictures: [{ slug: 'made', ...picture }] } });
  const [image] = (await bodyOf<List<Image>>(await mock('/api/v1/images'))).data;
  const response = await mock(image?.urls.direct_url ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const opened = openPicture(picture, bytes, { failOn: 'warning' }).flatten().removeAlpha().raw();
  const { data, info } = await opened.toBuffer({ resolveWithObject: true });
  return { image, response, bytes, data, info };
};

test.each(cases)(
  'a %s of %i × %i without bytes is a complete file of that format and size',
  async (format, width, height) => {
    const { image, response, bytes, data, info } = await decode({ format, width, height });
    expect(image).toMatchObject({ format, dimensions: { width, height }, file_size: bytes.length });
    expect(response.headers.get('Content-Type')).toMatch(/^image\//);
    expect([sniffFormat(bytes), measurePicture(bytes, format)]).toEqual([format, { width, height }]);
    expect([info.width, info.height]).toEqual([width, height]);
    if (format === 'SVG') return;
    expect(Buffer.alloc(data.length, data.subarray(0, 3)).equals(data), 'one colour').toBe(true);
  },
);

test.each(IMAGE_FORMATS)('a %s padded to a length can still be decoded', async (format) => {
  const picture = { format, width: 30, height: 20, fileSize: 60_000 };
  const { image, bytes, info } = await decode(picture);
  expect([image?.file_size, bytes.length, info.width, info.height]).toEqual([60_000, 60_000, 30, 20]);
});

test('pictures of different slugs have different colours', async () => {
  const pictures = ['a', 'b', 'c'].map((slug) => ({ slug, format: 'PNG' as const, width: 4, height: 4 }));
  const mock = createMockFetch({ seed: { pictures } });
  const files = await Promise.all(
    pictures.map(async ({ slug }) =>
      new Uint8Array(await (await mock(`/raw/${slug}.png`)).arrayBuffer()).join(),
    ),
  );
  expect(new Set(files).size).toBe(3);
});
