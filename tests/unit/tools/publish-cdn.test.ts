import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVersions } from '../../../tools/build/add-versions.ts';
import { readIntegrity } from '../../../tools/build/cdn-files.ts';
import { publishCdn } from '../../../tools/build/publish-cdn.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-publish-'));
});
afterEach(() => rm(folder, { recursive: true }));

const target = () => join(folder, 'published');
const published = (path: string) => readFileSync(join(target(), path), 'utf8');

/** Publishes a build whose script, module and chunk contain a text. */
async function publish(version: string, text = version, chunk = `chunks/gallery-${version}.js`) {
  const build = join(folder, `${version}-${text}`);
  if (!existsSync(build)) {
    for (const path of ['sdk.js', 'pix.mjs', chunk]) {
      mkdirSync(dirname(join(build, path)), { recursive: true });
      writeFileSync(join(build, path), text.padEnd(600));
    }
    await addVersions(build, version);
  }
  await publishCdn(build, target());
}

test('a release keeps every file of earlier ones (P2)', async () => {
  await publish('1.2.3');
  await publish('1.3.0');
  const kept = ['chunks/gallery-1.2.3.js', '1.2.3/chunks/gallery-1.2.3.js', '1.2.3/sdk.js', 'sdk@1.2.3.js'];
  for (const path of kept) expect(published(path).trim()).toBe('1.2.3');
  expect(published('chunks/gallery-1.3.0.js').trim()).toBe('1.3.0');
});

test.each([
  ['sdk.js', '2.0.0'],
  ['pix.mjs', '2.0.0'],
  ['sdk@1.js', '1.10.0'],
  ['pix@1.mjs', '1.10.0'],
  ['sdk@2.js', '2.0.0'],
])('%s is the newest release, in any order of publication', async (path, version) => {
  for (const next of ['1.9.0', '2.0.0', '1.10.0', '1.2.0', '3.0.0-beta.1']) await publish(next);
  expect(published(path).trim()).toBe(version);
  expect(published('sdk@3.0.0-beta.1.js').trim()).toBe('3.0.0-beta.1');
  expect(readIntegrity(target()).version).toBe('2.0.0');
});

test('publishing the same build again changes nothing, and another build of the same version is rejected', async () => {
  await publish('1.0.0');
  await publish('1.0.0');
  await expect(publish('1.0.0', 'other')).rejects.toThrow(
    '1.0.0/chunks/gallery-1.0.0.js is already published',
  );
  expect(published('sdk.js').trim()).toBe('1.0.0');
});

test('a chunk with the same name as one of another release, but with other content, is rejected', async () => {
  await publish('1.0.0', 'one', 'chunks/a.js');
  await expect(publish('1.1.0', 'two', 'chunks/a.js')).rejects.toThrow('chunks/a.js is already published');
  expect(published('chunks/a.js').trim()).toBe('one');
  expect(existsSync(join(target(), 'sdk@1.1.0.js'))).toBe(false);
});

test('the integrity.json of a version has an import map with the chunks of that version', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  const { files, importMap } = readIntegrity(join(target(), '1.0.0'));
  const hash = files['chunks/gallery-1.0.0.js'];
  expect(importMap).toEqual({
    integrity: {
      'https://pix.example/cdn/chunks/gallery-1.0.0.js': hash,
      'https://pix.example/cdn/%63hunks/gallery-1.0.0.js': hash,
    },
  });
});

test('integrity.json has the SHA-384 hash of every file; a version has its own list', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  const { files } = readIntegrity(target());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['sdk.js', 'pix.mjs', 'sdk@1.js', 'sdk@1.0.0.js', 'chunks/gallery-1.1.0.js']),
  );
  for (const [path, hash] of Object.entries(files))
    expect(hash).toBe(`sha384-${createHash('sha384').update(published(path)).digest('base64')}`);
  const first = readIntegrity(join(target(), '1.0.0'));
  expect(Object.keys(first.files).sort()).toEqual(['chunks/gallery-1.0.0.js', 'pix.mjs', 'sdk.js']);
});
