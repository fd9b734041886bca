/** The files below a folder. Node only. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies below a folder. */
export interface Listing {
  /** Paths of the files, relative to the folder and with slashes. */
  files: string[];
  /** Symbolic links, none of which was followed. */
  links: number;
}

/** Lists a folder and its sub-folders without what is hidden; `warn` hears of sub-folders that cannot be read. */
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
