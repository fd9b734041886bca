/** Temporary folders of pictures, which are deleted after the test. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedFromFolder } from '../../../../mock-server/seed/node/folder.ts';

/** Creates a folder of files; `seed()` reads it, and `lines` receives the reports of skipped files. */
export async function folderOf(files: Record<string, Uint8Array | string>) {
  const dir = await mkdtemp(join(tmpdir(), 'pix-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
    await utimes(join(dir, path), 1_700_000_000, 1_700_000_000);
  }
  const lines: string[] = [];
  return { dir, lines, seed: () => seedFromFolder(dir, (line) => lines.push(line)) };
}
