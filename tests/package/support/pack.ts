import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install } from '../../../tools/install.ts';
import { pack } from '../../../tools/pack/pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the published file. */
    tarball: string;
    /** Folder with the files in it. */
    unpacked: string;
  }
}

/** Installs what only these tests use, and packs and unpacks the build once for all of them. */
export default async function packOnce(project: TestProject) {
  await install(resolve(import.meta.dirname, '..'));
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-package-'));
  const tarball = pack(project.config.root, folder);
  execFileSync('tar', ['-xf', tarball, '-C', folder]);
  project.provide('tarball', tarball);
  project.provide('unpacked', resolve(folder, 'package'));
  return () => rmSync(folder, { recursive: true });
}
