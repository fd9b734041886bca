import { quote, wrongField } from '../http/problem.ts';
import type { Seed } from '../store/records.ts';
import { foldName } from '../store/search.ts';
import { listAt, objectAt } from './read-item.ts';
import { readPictureInput } from './read-pictures.ts';
import {
  readAlbumInput,
  readKeys,
  readLinkInput,
  readMerchants,
  readUsers,
  readWallets,
} from './read-records.ts';
import type { SeedInput } from './seed-input.ts';

const MINUTE = 60_000;

const FIELDS = ['users', 'keys', 'wallets', 'merchants', 'pictures', 'albums', 'links'];

/**
 * Converts plain data to a full seed: adds defaults, and throws a `Problem` that names the path of invalid data, such
 * as `seed.albums[0].pictures`. `now` is the time of the clock. Pictures with `content` are taken unchanged.
 */
export function readSeed(input: SeedInput, now: number): Seed {
  const fields = objectAt('seed', input);
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined)
    throw wrongField(`seed.${unknown}`, `is unknown; the known fields are ${FIELDS.join(', ')}`);
  const list = (name: string) => listAt(`seed.${name}`, fields[name]);
  const users = readUsers(list('users'), now);
  const [first = { name: '' }] = users;
  const pictures = (list('pictures') ?? []).map((picture, at) =>
    isPictureSeed(picture)
      ? picture
      : readPictureInput(`seed.pictures[${at}]`, picture, {
          owner: first.name,
          createdAt: now - at * MINUTE,
        }),
  );
  const defaults = { owner: first.name, createdAt: now };
  const seed: Seed = {
    users,
    keys: readKeys(list('keys'), users, now),
    wallets: readWallets(fields['wallets'], users),
    merchants: readMerchants(list('merchants')),
    pictures,
    albums: (list('albums') ?? []).map((album, at) => readAlbumInput(at, album, defaults)),
    links: (list('links') ?? []).map((link, at) => readLinkInput(at, link, defaults)),
  };
  checkReferences(seed);
  return seed;
}

/** Checks uniqueness and references: owners, and pictures of albums. */
function checkReferences(seed: Seed): void {
  const { users, pictures, albums, links = [] } = seed;
  checkUnique('users', 'name', users, ({ name }) => foldName(name));
  checkUnique('keys', 'key', seed.keys, ({ key }) => key);
  const slugs = checkUnique('pictures', 'slug', pictures, ({ slug }) => slug);
  checkUnique('albums', 'token', albums, ({ token }) => token);
  checkUnique('links', 'code', links, ({ code }) => code);
  const names = new Set(users.map(({ name }) => name));
  const owned = { pictures, albums, links };
  for (const [place, rows] of Object.entries(owned)) {
    for (const [at, { owner }] of rows.entries()) checkUser(`seed.${place}[${at}].owner`, owner, names);
  }
  for (const [at, { user }] of seed.keys.entries()) checkUser(`seed.keys[${at}].user`, user, names);
  for (const { user } of seed.wallets) checkUser('seed.wallets', user, names);
  for (const [at, album] of albums.entries()) {
    const missing = album.pictures.find((slug) => !slugs.has(slug));
    if (missing !== undefined)
      throw wrongField(
        `seed.albums[${at}].pictures`,
        `must be slugs of pictures; ${quote(missing)} is not one`,
      );
  }
}

function checkUnique<Row>(
  place: string,
  name: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Set<string> {
  const seen = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    const before = seen.get(key);
    if (before !== undefined)
      throw wrongField(
        `seed.${place}[${at}].${name}`,
        `must be unique; ${quote(key)} is that of ${place}[${before}]`,
      );
    seen.set(key, at);
  }
  return new Set(seen.keys());
}

function checkUser(place: string, name: string, names: ReadonlySet<string>): void {
  if (!names.has(name))
    throw wrongField(place, `must name a user, one of ${[...names].join(', ')}, not ${quote(name)}`);
}

function isPictureSeed(picture: unknown): picture is Seed['pictures'][number] {
  const content = (picture as { content?: { bytes?: unknown } } | null)?.content;
  return typeof content?.bytes === 'function';
}
