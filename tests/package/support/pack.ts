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
  }
}

/** Installs what only these tests use, and packs the build once for all of them. */
export default async function packOnce(project: TestProject) {
  await install(resolve(import.meta.dirname, '..'));
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-package-'));
  project.provide('tarball', pack(project.config.root, folder));
  return () => rmSync(folder, { recursive: true });
}
