/** Seeds the mock from a folder of the user's own pictures. Node only. */
import { join } from 'node:path';
import { MAX_ALBUM_TITLE } from '../../../src/contract/limits.ts';
import { listFolder } from '../../http/node/list-folder.ts';
import type { PictureSeed, Seed } from '../../store/records.ts';
import { sampleAccounts } from '../accounts.ts';
import { mapConcurrently } from '../../internal/map-concurrently.ts';
import { readPicture } from './read-picture.ts';
import { normalizeName, slugFrom, titleFrom, tokenFrom, slugNamer } from '../names.ts';

/**
 * Pictures of a folder and its sub-folders, which become albums. Hidden files are ignored, links not followed;
 * `warn` hears of each file that was left out, and of the count. The folder is read once: bytes stay on disk and are
 * served as they are, but files that change or go afterwards are 404 until the next start.
 */
export async function seedFromFolder(dir: string, warn: (line: string) => void): Promise<Seed> {
  // English leaves the Unicode order as it is; `und` would be the machine's own language.
  const { compare } = new Intl.Collator('en', { numeric: true });
  const { files, links } = await listFolder(dir, warn);
  const paths = files.sort(compare);
  const found = await mapConcurrently(paths, (path) => readPicture(join(dir, path)));
  const uniqueSlug = slugNamer();
  const pictures: PictureSeed[] = [];
  const albums = new Map<string, string[]>();
  let skipped = 0;
  for (const [at, result] of found.entries()) {
    const path = paths[at] ?? '';
    if (typeof result === 'string') {
      warn(`Skipped ${path}: ${result}.`);
      skipped += 1;
      continue;
    }
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    const slug = uniqueSlug(slugFrom(name));
    const folder = parts.join(' / ');
    pictures.push(pictureSeed(slug, path, result));
    if (!folder) continue;
    const members = albums.get(folder) ?? [];
    members.push(slug);
    albums.set(folder, members);
  }
  if (skipped > 0) warn(`${skipped} of ${paths.length} files were skipped.`);
  if (links > 0) warn(links === 1 ? 'One link was not followed.' : `${links} links were not followed.`);
  if (pictures.length === 0) warn(`There are no pictures in ${dir}.`);
  return { ...sampleAccounts, pictures, albums: albumSeeds(albums, pictures) };
}

type ReadPicture = Exclude<Awaited<ReturnType<typeof readPicture>>, string>;

function pictureSeed(slug: string, path: string, read: ReadPicture): PictureSeed {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return {
    ...read,
    content: { ...read.content, file: path },
    slug,
    title: titleFrom(name) || slug,
    description: '',
    category: normalizeName(folders[0] ?? ''),
    tags: [],
    views: 0,
    isPublic: true,
    owner: 'owner',
  };
}

function albumSeeds(albums: Map<string, string[]>, pictures: readonly PictureSeed[]): Seed['albums'] {
  const created = new Map(pictures.map(({ slug, createdAt }) => [slug, createdAt]));
  return [...albums].map(([folder, slugs]) => ({
    token: tokenFrom(folder),
    title: [...folder].slice(0, MAX_ALBUM_TITLE).join(''),
    description: '',
    isPublic: true,
    owner: 'owner',
    createdAt: slugs.reduce((latest, slug) => Math.max(latest, created.get(slug) ?? 0), 0),
    pictures: slugs,
  }));
}
