import { IMAGE_FORMATS, MAX_UPLOAD_BYTES, SLUG_PATTERN } from '../../src/contract/limits.ts';
import type { ImageFormat } from '../../src/contract/models.ts';
import { readTime } from '../http/read-time.ts';
import { MAX_PIXELS } from '../imaging/examine-picture.ts';
import { measurePicture } from '../imaging/measure-picture.ts';
import { sniffFormat } from '../imaging/sniff-format.ts';
import type { Bytes } from '../internal/bytes.ts';
import { hashBytes } from '../internal/hash.ts';
import type { DayViews, PictureSeed } from '../store/records.ts';
import { MAX_WEBP_SIDE } from './blank/blank-picture.ts';
import { drawnPicture, type PictureFile } from './drawn-picture.ts';
import { type ItemReader, listAt, objectAt, readItem, readStrings } from './read-item.ts';

const FIELDS = [
  ...['slug', 'title', 'description', 'category', 'tags', 'width', 'height', 'format', 'bytes', 'fileSize'],
  ...['views', 'days', 'isPublic', 'owner', 'createdAt', 'deleteToken'],
];

const COUNT = { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

/** Defaults for missing fields of a picture. */
export interface PictureDefaults {
  owner: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Validates a picture of a seed and adds defaults. */
export function readPictureInput(place: string, value: unknown, defaults: PictureDefaults): PictureSeed {
  return readItem(place, value, FIELDS, (item): PictureSeed => {
    const { reader, fields } = item;
    const expected = '1 to 64 of a-z 0-9 - _, the first and last a letter or digit, not all digits';
    const slug = reader.requiredText('slug', { pattern: SLUG_PATTERN, expected });
    const deleteToken = reader.text('deleteToken', { min: 1 });
    const days = readDays(`${place}.days`, fields['days']);
    return {
      slug,
      title: reader.text('title') || slug,
      description: reader.text('description') ?? '',
      category: reader.text('category') ?? '',
      tags: readStrings(item, 'tags', 'strings'),
      views: reader.number('views', COUNT) ?? 0,
      isPublic: reader.boolean('isPublic') ?? true,
      owner: reader.text('owner', { min: 1 }) ?? defaults.owner,
      createdAt:
        fields['createdAt'] === undefined ? defaults.createdAt : readTime(fields['createdAt'], 'createdAt'),
      ...readPictureFile(item, slug),
      ...(days && { days }),
      ...(deleteToken !== undefined && { deleteToken }),
    };
  });
}

function readDays(place: string, value: unknown): readonly DayViews[] | undefined {
  return listAt(place, value)?.map((entry, at) =>
    readItem(`${place}[${at}]`, entry, ['day', 'views', 'referrers'], ({ fields, reader }) => ({
      day: reader.requiredText('day', { pattern: /^\d{4}-\d{2}-\d{2}$/, expected: 'a day as YYYY-MM-DD' }),
      views: reader.number('views', COUNT) ?? 0,
      referrers: readReferrers(`${place}[${at}].referrers`, fields['referrers'] ?? {}),
    })),
  );
}

/** Reads views by host. */
function readReferrers(place: string, value: unknown): DayViews['referrers'] {
  const hosts = Object.keys(objectAt(place, value));
  return readItem(place, value, hosts, ({ reader }) =>
    Object.fromEntries(hosts.map((host) => [host, reader.number(host, COUNT) ?? 0])),
  );
}

/** Maximum width and height in pixels. */
const MAX_SIDE = 65_535;

/** Properties of a file that the fields of the picture declare. */
interface DeclaredFile {
  width: number | undefined;
  height: number | undefined;
  format: ImageFormat | undefined;
  fileSize: number | undefined;
}

/** Reads the file of a picture: the given bytes, or else a generated picture. */
export function readPictureFile(item: ItemReader, slug: string): PictureFile {
  const { reader, fields } = item;
  const side = { min: 1, max: MAX_SIDE, whole: true } as const;
  const declared: DeclaredFile = {
    width: reader.number('width', side),
    height: reader.number('height', side),
    format: reader.choice('format', IMAGE_FORMATS),
    fileSize: reader.number('fileSize', { min: 1, max: MAX_UPLOAD_BYTES, whole: true }),
  };
  return fields['bytes'] === undefined
    ? generateFile(item, slug, declared)
    : checkBytes(item, fields['bytes'], declared);
}

function generateFile(
  { reader }: ItemReader,
  slug: string,
  { format, fileSize, ...declared }: DeclaredFile,
): PictureFile {
  const width = declared.width ?? Math.max(1, Math.round((declared.height ?? 800) * 1.5));
  const height = declared.height ?? Math.max(1, Math.round((declared.width ?? 1200) / 1.5));
  const fault = sizeFault(format, width, height);
  if (fault) {
    reader.addFault('width', fault);
    return drawnPicture(slug, { width: 1, height: 1 });
  }
  const file = drawnPicture(slug, { width, height, format, fileSize });
  if (fileSize !== undefined && fileSize < file.fileSize) {
    reader.addFault(
      'fileSize',
      `must be at least ${file.fileSize}, the size of the drawing, not ${fileSize}`,
    );
  }
  return file;
}

/**
 * Reason why a format cannot have a size; `undefined` if it can. SVGs are exempt: their cost depends on the size at
 * which they are rendered.
 */
function sizeFault(format: DeclaredFile['format'], width: number, height: number): string | undefined {
  if (format === 'WEBP' && Math.max(width, height) > MAX_WEBP_SIDE) {
    return `and height must be ${MAX_WEBP_SIDE} at most in a WEBP`;
  }
  const isLarge = format !== undefined && format !== 'SVG' && width * height > MAX_PIXELS;
  return isLarge ? `times height must be ${MAX_PIXELS} pixels at most in a ${format}` : undefined;
}

/** Checks the given bytes of a picture against its declared fields. */
function checkBytes({ reader }: ItemReader, value: unknown, declared: DeclaredFile): PictureFile {
  const bytes = bytesOf(value);
  const format = bytes && sniffFormat(bytes);
  const size = bytes && format && measurePicture(bytes, format);
  if (!size) {
    reader.addFault('bytes', 'must be a JPG, PNG, GIF, WEBP or BMP file, or an SVG as bytes or text');
    return drawnPicture('', { width: 1, height: 1 });
  }
  const found = { format, width: size.width, height: size.height, fileSize: bytes.byteLength };
  for (const [name, value] of Object.entries(found)) {
    const claim = declared[name as keyof DeclaredFile];
    if (claim !== undefined && claim !== value) {
      reader.addFault(name, `must be ${value}, as in the bytes, or be omitted; not ${claim}`);
    }
  }
  return { ...found, content: { version: hashBytes(bytes), bytes: () => Promise.resolve(bytes) } };
}

function bytesOf(value: unknown): Bytes | undefined {
  if (typeof value === 'string') return new TextEncoder().encode(value);
  return value instanceof Uint8Array ? new Uint8Array(value) : undefined;
}
