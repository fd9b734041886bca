import { HTTP_URL_PATTERN, LINK_CODE_PATTERN } from '../../src/contract/limits.ts';
import type { ShortLink } from '../store/companion-records.ts';
import type { AlbumSeed } from '../store/records.ts';
import { tokenFrom } from './names.ts';
import { readOptionalTime } from './read-accounts.ts';
import { readItem, readStrings } from './read-item.ts';
import type { PictureDefaults } from './read-picture-input.ts';

const ALBUM_FIELDS = ['title', 'token', 'description', 'isPublic', 'owner', 'createdAt', 'pictures'];
const LINK_FIELDS = ['code', 'url', 'title', 'owner', 'clicks', 'createdAt', 'expiresAt'];

/** Validates an album of a seed and adds defaults. */
export function readAlbumInput(at: number, value: unknown, defaults: PictureDefaults): AlbumSeed {
  return readItem(`seed.albums[${at}]`, value, ALBUM_FIELDS, (item) => {
    const { reader } = item;
    const expected = '12 letters and digits, not all digits';
    const title = reader.requiredText('title');
    return {
      title,
      token:
        reader.text('token', { pattern: /^(?!\d+$)[A-Za-z0-9]{12}$/, expected }) ??
        tokenFrom(`${title} ${at}`),
      description: reader.text('description') ?? '',
      isPublic: reader.boolean('isPublic') ?? true,
      owner: reader.text('owner', { min: 1 }) ?? defaults.owner,
      createdAt: readOptionalTime(item, 'createdAt') ?? defaults.createdAt,
      pictures: [...new Set(readStrings(item, 'pictures', 'slugs'))],
    };
  });
}

/** Validates a short link of a seed and adds defaults. */
export function readLinkInput(at: number, value: unknown, defaults: PictureDefaults): ShortLink {
  return readItem(`seed.links[${at}]`, value, LINK_FIELDS, (item) => {
    const { reader } = item;
    const expiresAt = readOptionalTime(item, 'expiresAt');
    return {
      code: reader.requiredText('code', {
        pattern: LINK_CODE_PATTERN,
        expected: '3 to 32 letters and digits',
      }),
      url: reader.requiredText('url', { pattern: HTTP_URL_PATTERN, expected: 'an http:// or https:// URL' }),
      title: reader.text('title') ?? '',
      owner: reader.text('owner', { min: 1 }) ?? defaults.owner,
      clicks: reader.number('clicks', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true }) ?? 0,
      createdAt: readOptionalTime(item, 'createdAt') ?? defaults.createdAt,
      ...(expiresAt !== undefined && { expiresAt }),
    };
  });
}
