/** Data folders that are removed after the test. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDataFolder, type DataFolder } from '../../mock-server/durable/open-data-folder.ts';
import { sampleAccounts } from '../../mock-server/seed/accounts.ts';
import type { PictureSeed, Seed } from '../../mock-server/store/records.ts';
import { Store } from '../../mock-server/store/store.ts';

/** Path of a folder that does not exist yet. */
export async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pix-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return join(dir, 'data');
}

/** A picture whose file is a short SVG with a text. */
export function pictureOf(slug: string, text = slug): PictureSeed {
  const bytes = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><!-- ${text} --></svg>`);
  return {
    slug,
    title: slug,
    description: '',
    category: '',
    tags: [],
    format: 'SVG',
    width: 1,
    height: 1,
    fileSize: bytes.byteLength,
    views: 0,
    isPublic: true,
    owner: 'owner',
    createdAt: 0,
    content: { version: slug, bytes: () => Promise.resolve(bytes) },
  };
}

/** A seed of pictures with these slugs, all in one album. */
export function seedOf(...slugs: string[]): Seed {
  const album = { token: 'all', title: 'All', description: '', isPublic: true, owner: 'owner', createdAt: 0 };
  return {
    ...sampleAccounts,
    pictures: slugs.map((slug) => pictureOf(slug)),
    albums: [{ ...album, pictures: slugs }],
  };
}

/** Opens a data folder. It is closed after the test, unless the test closes it. */
export async function open(dir: string, seed = seedOf('a', 'b')): Promise<DataFolder & { store: Store }> {
  const folder = await openDataFolder(dir, () => Promise.resolve(seed));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= folder.close());
  onTestFinished(close);
  return { ...folder, close, store: new Store(folder, () => 0) };
}

/** Creates a data folder and closes it cleanly. */
export async function closedFolder(seed?: Seed): Promise<string> {
  const dir = await newFolder();
  await (await open(dir, seed)).close();
  return dir;
}

/** Copies an open folder, as a killed process would leave it. Resolves with the path of the copy. */
export async function imageOf(dir: string): Promise<string> {
  const image = await newFolder();
  await cp(dir, image, { recursive: true });
  return image;
}

/** All files below a folder with their bytes, for comparison. */
export async function contentsOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(dir.length), await readFile(file, 'latin1')] as const);
  return Object.fromEntries((await Promise.all(read)).sort());
}

/** Names of the picture files in a data folder. */
export async function picturesIn(dir: string): Promise<string[]> {
  return (await readdir(join(dir, 'state', 'pictures'))).sort();
}

/** All rows of a store as JSON values. */
export function rowsOf(store: Store): string {
  return JSON.stringify(store.state.changes());
}
