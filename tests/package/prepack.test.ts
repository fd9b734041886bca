import { copyFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { missingFiles } from '../../tools/prepack.ts';
import { newProject } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

it('the published file holds every file that its manifest names', () => {
  using project = newProject();
  expect(missingFiles(project.path('node_modules/pix-sdk'))).toEqual([]);
});

it('a missing build is told before anything is packed', () => {
  using project = newProject();
  const folder = project.path('node_modules/pix-sdk');
  rmSync(resolve(folder, 'dist/npm/define'), { recursive: true });
  expect(missingFiles(folder)).toEqual(['dist/npm/define/*.d.ts', 'dist/npm/define/*.js']);
  copyFileSync(resolve(root, 'package.json'), project.path('package.json'));
  const missing = missingFiles(project.folder);
  expect(missing).toEqual(
    expect.arrayContaining(['dist/npm/index.js', 'dist/cdn/sdk.js', 'dist/mock/bin.js']),
  );
});
