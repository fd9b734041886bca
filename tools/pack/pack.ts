import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { publishedDocument, publishedManifest, type Manifest } from './published-files.ts';
import { repositoryOf } from './repository.ts';

/** Packs a folder as it is, and returns the path of the file. */
function npmPack(folder: string, destination: string): string {
  const options = ['--silent', '--ignore-scripts', '--pack-destination', destination];
  const name = execFileSync('npm', ['pack', ...options], { cwd: folder, encoding: 'utf8' });
  return resolve(destination, name.trim());
}

/** Writes manifest and documents of an unpacked package as they are published. */
function writePublished(folder: string, repository: string | undefined): void {
  const path = (name: string) => resolve(folder, name);
  const manifest = JSON.parse(readFileSync(path('package.json'), 'utf8')) as Manifest;
  writeFileSync(
    path('package.json'),
    `${JSON.stringify(publishedManifest(manifest, repository), null, 2)}\n`,
  );
  const address = repository === undefined ? undefined : { repository, ref: `v${manifest.version}` };
  for (const name of globSync('**/*.md', { cwd: folder })) {
    const text = publishedDocument(readFileSync(path(name), 'utf8'), name, address, (file) =>
      existsSync(path(file)),
    );
    writeFileSync(path(name), text);
  }
}

/** Removes the sources that no source map of an unpacked package names, such as those of the embed script. */
function removeUnusedSources(folder: string): void {
  const used = new Set<string>();
  for (const map of globSync('dist/**/*.map', { cwd: folder }).map((name) => resolve(folder, name))) {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: (string | null)[] };
    for (const source of sources) if (source) used.add(resolve(dirname(map), source));
  }
  for (const source of globSync('{src,mock-server}/**/*.ts', { cwd: folder }))
    if (!used.has(resolve(folder, source))) rmSync(resolve(folder, source));
}

/** Replaces a file that npm has packed from a checkout by the file that is published. */
export function packPublished(tarball: string, repository: string | undefined): void {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-pack-'));
  try {
    execFileSync('tar', ['-xf', tarball, '-C', folder]);
    removeUnusedSources(resolve(folder, 'package'));
    writePublished(resolve(folder, 'package'), repository);
    const packed = npmPack(resolve(folder, 'package'), folder);
    copyFileSync(packed, tarball);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Packs a built checkout into a folder, as it is published, and returns the path of the file. */
export function pack(checkout: string, destination: string): string {
  const tarball = npmPack(checkout, destination);
  packPublished(tarball, repositoryOf(checkout));
  return tarball;
}
