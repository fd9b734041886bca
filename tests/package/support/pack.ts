import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from '../../../tools/pack/pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the published file. */
    tarball: string;
  }
}

/** Packs the build once for all tests of the package. */
export default function packOnce(project: TestProject) {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-package-'));
  project.provide('tarball', pack(project.config.root, folder));
  return () => rmSync(folder, { recursive: true });
}
