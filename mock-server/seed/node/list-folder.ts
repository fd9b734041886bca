/** Recursive listing of a folder. Node only. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents of a folder and its sub-folders. */
export interface Listing {
  /** File paths relative to the folder, with slashes. */
  files: string[];
  /** Number of symbolic links; links are not followed. */
  links: number;
}

/** Lists a folder recursively without hidden entries; `warn` receives a line for each unreadable sub-folder. */
export async function listFolder(dir: string, warn: (line: string) => void): Promise<Listing> {
  const listing: Listing = { files: [], links: 0 };
  const list = async (below: string): Promise<void> => {
    const entries = await readdir(join(dir, below), { withFileTypes: true }).catch((): Dirent[] => {
      warn(`Skipped the folder ${below || dir}: it cannot be read.`);
      return [];
    });
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    listing.links += visible.filter((entry) => entry.isSymbolicLink()).length;
    const pathOf = ({ name }: Dirent) => (below ? `${below}/${name}` : name);
    for (const entry of visible) if (entry.isFile()) listing.files.push(pathOf(entry));
    await Promise.all(visible.filter((entry) => entry.isDirectory()).map((entry) => list(pathOf(entry))));
  };
  await list('');
  return listing;
}
