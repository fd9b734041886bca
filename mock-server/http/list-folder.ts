/** The files below a folder. Node only. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Paths of all files below a folder, relative to it and with slashes. Hidden ones are left out and links not followed;
 * `warn` hears of sub-folders that cannot be read.
 */
export async function listFolder(dir: string, warn: (line: string) => void, below = ''): Promise<string[]> {
  const entries = await readdir(join(dir, below), { withFileTypes: true }).catch(() => {
    warn(`Skipped the folder ${below || dir}: it cannot be read.`);
    return [];
  });
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const lists = await Promise.all(
    visible.map(async (entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return listFolder(dir, warn, path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return lists.flat();
}
