import { HTTP_URL_PATTERN, LINK_CODE_PATTERN } from '../../src/contract/limits.ts';
import { Problem } from '../http/problem.ts';
import { readTime } from '../http/read-time.ts';
import { type ShortLink, UNITS_PER_RUPEE, type Wallet } from '../store/companions.ts';
import type { AlbumSeed, ApiKey, Merchant, User } from '../store/records.ts';
import { sampleAccounts } from './accounts.ts';
import { tokenFrom } from './names.ts';
import { type ItemReader, objectAt, readItem, readStrings } from './read-item.ts';
import type { PictureDefaults } from './read-pictures.ts';

/** Reads the users of a seed. Default: those of the sample. */
// Gap: G7
export function readUsers(list: readonly unknown[] | undefined, now: number): readonly User[] {
  if (list?.length === 0)
    throw new Problem('invalid_parameter', 'seed.users must have at least one user, or be omitted.');
  return (
    list?.map((value, at) =>
      readItem(`seed.users[${at}]`, value, ['name', 'isAdmin', 'createdAt'], (item) => ({
        name: item.reader.requiredText('name'),
        isAdmin: item.reader.boolean('isAdmin') ?? false,
        createdAt: readOptionalTime(item, 'createdAt') ?? now,
      })),
    ) ?? sampleAccounts.users
  );
}

/** Reads the keys of a seed. Default: one for each user, and a revoked one. */
export function readKeys(
  list: readonly unknown[] | undefined,
  users: readonly User[],
  now: number,
): readonly ApiKey[] {
  if (!list) return users === sampleAccounts.users ? sampleAccounts.keys : keysFor(users, now);
  const known = ['key', 'user', 'label', 'revoked', 'createdAt', 'lastUsedAt'];
  return list.map((value, at) =>
    readItem(`seed.keys[${at}]`, value, known, (item) => {
      const { reader } = item;
      const expected = 'a string without spaces, since it is sent in a header';
      const user = reader.requiredText('user');
      const lastUsedAt = readOptionalTime(item, 'lastUsedAt');
      return {
        key: reader.requiredText('key', { pattern: /^[\x21-\x7e]+$/, expected }),
        user,
        label: reader.text('label') ?? user,
        revoked: reader.boolean('revoked') ?? false,
        createdAt: readOptionalTime(item, 'createdAt') ?? now,
        ...(lastUsedAt !== undefined && { lastUsedAt }),
      };
    }),
  );
}

/** Reads the wallets of a seed, in rupees by user name. Default: 100 rupees for the first user. */
export function readWallets(value: unknown, users: readonly User[]): readonly Wallet[] {
  const [first = { name: '' }] = users;
  if (value === undefined) return [{ user: first.name, units: 100 * UNITS_PER_RUPEE }];
  if (Array.isArray(value)) {
    return value.map((wallet, at) =>
      readItem(`seed.wallets[${at}]`, wallet, ['user', 'units'], ({ reader }) => ({
        user: reader.requiredText('user'),
        units: reader.number('units', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true }) ?? 0,
      })),
    );
  }
  return Object.entries(objectAt('seed.wallets', value)).map(([user, rupees]) => {
    if (
      typeof rupees === 'number' &&
      rupees >= 0 &&
      Number.isSafeInteger(Math.round(rupees * UNITS_PER_RUPEE))
    ) {
      return { user, units: Math.round(rupees * UNITS_PER_RUPEE) };
    }
    throw new Problem(
      'invalid_parameter',
      `seed.wallets.${user} must be rupees, 0 or more, not ${JSON.stringify(rupees)}.`,
    );
  });
}

/** Reads the merchants of a seed, as tokens or records. */
export function readMerchants(list: readonly unknown[] | undefined): readonly Merchant[] {
  return (
    list?.map((value, at) =>
      readItem(
        `seed.merchants[${at}]`,
        typeof value === 'string' ? { token: value } : value,
        ['token'],
        ({ reader }) => ({
          token: reader.requiredText('token'),
        }),
      ),
    ) ?? sampleAccounts.merchants
  );
}

/** Reads an optional time. */
export function readOptionalTime({ fields }: ItemReader, name: string): number | undefined {
  return fields[name] === undefined ? undefined : readTime(fields[name], name);
}

function keysFor(users: readonly User[], createdAt: number): readonly ApiKey[] {
  const key = (user: string, name: string) => ({
    key: `pix_test_${name}`,
    user,
    label: name,
    revoked: false,
    createdAt,
  });
  const own = users.map(({ name }) => key(name, name)).filter(({ key }) => /^[\x21-\x7e]+$/.test(key));
  const [first] = users;
  const hasRevoked = users.some(({ name }) => name === 'revoked');
  return first && !hasRevoked ? [...own, { ...key(first.name, 'revoked'), revoked: true }] : own;
}

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
