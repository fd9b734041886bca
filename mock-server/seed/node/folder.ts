/** Seed from a folder of pictures. Node only. */
import { join } from 'node:path';
import { MAX_ALBUM_TITLE } from '../../../src/contract/limits.ts';
import { mapConcurrently } from '../../internal/promises.ts';
import type { PictureSeed, Seed } from '../../store/records.ts';
import { sampleAccounts } from '../accounts.ts';
import { capitalized, createUniqueSlugs, normalizeName, slugFrom, titleFrom, tokenFrom } from '../names.ts';
import { listFolder } from './list-folder.ts';
import { type PictureTexts, readPictureTexts, TEXTS_FILE } from './picture-texts.ts';
import { readPicture } from './read-picture.ts';

/**
 * Reads the pictures of a folder; sub-folders become albums, and `pictures.json` has texts. Ignores hidden files and
 * symbolic links; `warn` receives a line for each skipped file, and their number. The folder is read once, and the bytes
 * stay on disk: files that are changed or deleted later are a 404 until the next start.
 */
export async function seedFromFolder(dir: string, warn: (line: string) => void): Promise<Seed> {
  // The locale `en` does not tailor the Unicode default order; `und` would select the system's locale.
  const { compare } = new Intl.Collator('en', { numeric: true });
  const { files, links } = await listFolder(dir, warn);
  const texts = files.includes(TEXTS_FILE) ? await readPictureTexts(dir) : new Map<string, PictureTexts>();
  const paths = files.filter((path) => path !== TEXTS_FILE).sort(compare);
  const found = await mapConcurrently(paths, (path) => readPicture(join(dir, path)));
  const uniqueSlug = createUniqueSlugs();
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
    const textsKey = path.normalize('NFC');
    pictures.push(pictureSeed(slug, path, result, texts.get(textsKey)));
    texts.delete(textsKey);
    if (!folder) continue;
    const members = albums.get(folder) ?? [];
    members.push(slug);
    albums.set(folder, members);
  }
  for (const path of texts.keys()) warn(`${TEXTS_FILE} has texts of ${path}, but there is no such picture.`);
  if (skipped > 0) warn(`${skipped} of ${paths.length} files were skipped.`);
  if (links > 0) warn(links === 1 ? 'One link was not followed.' : `${links} links were not followed.`);
  if (pictures.length === 0) warn(`There are no pictures in ${dir}.`);
  return { ...sampleAccounts, pictures, albums: albumSeeds(albums, pictures) };
}

type ReadPicture = Exclude<Awaited<ReturnType<typeof readPicture>>, string>;

function pictureSeed(slug: string, path: string, read: ReadPicture, texts?: PictureTexts): PictureSeed {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return {
    ...read,
    content: { ...read.content, file: path },
    slug,
    title: texts?.title || titleFrom(name) || slug,
    description: texts?.description ?? '',
    category: texts?.category ?? capitalized(normalizeName(folders[0] ?? '')),
    tags: texts?.tags ?? [],
    views: 0,
    isPublic: true,
    owner: 'owner',
  };
}

function albumSeeds(albums: Map<string, string[]>, pictures: readonly PictureSeed[]): Seed['albums'] {
  const created = new Map(pictures.map(({ slug, createdAt }) => [slug, createdAt]));
  return [...albums].map(([folder, slugs]) => ({
    token: tokenFrom(folder),
    title: [...folder.split(' / ').map(capitalized).join(' / ')].slice(0, MAX_ALBUM_TITLE).join(''),
    description: '',
    isPublic: true,
    owner: 'owner',
    createdAt: slugs.reduce((latest, slug) => Math.max(latest, created.get(slug) ?? 0), 0),
    pictures: slugs,
  }));
}
