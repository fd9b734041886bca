/** API keys that stay the same for a folder of pictures. Node only. */
import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Hidden, so that it does not count as a picture. */
const FILE = '.pix-keys.json';

/** Permission bits of all users but the owner of a file. */
const OTHERS = 0o077;

/** Reads the keys by account from a folder; none if other users can read the file or may have written it. */
export async function readStoredKeys(dir: string): Promise<Record<string, string>> {
  const file = await open(join(dir, FILE), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(
    () => undefined,
  );
  try {
    const { mode, uid } = (await file?.stat()) ?? {};
    const isOurs =
      process.platform === 'win32' ||
      (mode !== undefined && (mode & OTHERS) === 0 && uid === process.getuid?.());
    const text = isOurs ? await file?.readFile('utf8') : undefined;
    const kept: unknown = text === undefined ? {} : JSON.parse(text);
    const entries = Object.entries(kept as object).filter(([, key]) =>
      /^pix_[0-9a-f]{48}$/.test(String(key)),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  } finally {
    await file?.close();
  }
}

/**
 * Writes the keys by account to a folder, readable by the current user only. Resolves with the path of the file; rejects if the
 * folder cannot be written.
 */
export async function storeKeys(dir: string, keys: Readonly<Record<string, string>>): Promise<string> {
  const path = join(dir, FILE);
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(keys, undefined, 2)}\n`);
  } finally {
    await file.close();
  }
  return path;
}
