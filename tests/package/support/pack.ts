import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the published file. */
    tarball: string;
  }
}

/** Packs the build once for all tests of the package. */
export default function pack(project: TestProject) {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-package-'));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: project.config.root,
  });
  const [tarball = ''] = globSync(resolve(folder, '*.tgz'));
  project.provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true });
}
