import { copyFileSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { missingFiles } from '../../tools/prepack.ts';
import { newProject } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

it('the published file contains every file of its manifest', () => {
  using project = newProject();
  expect(missingFiles(project.path('node_modules/pix-sdk'))).toEqual([]);
});

it('a missing build is reported before packing', () => {
  using project = newProject();
  const folder = project.path('node_modules/pix-sdk');
  rmSync(resolve(folder, 'dist/npm/define'), { recursive: true });
  expect(missingFiles(folder)).toEqual(['dist/npm/define/pix-*.d.ts', 'dist/npm/define/pix-*.js']);
  copyFileSync(resolve(root, 'package.json'), project.path('package.json'));
  const missing = missingFiles(project.folder);
  expect(missing).toEqual(
    expect.arrayContaining(['dist/npm/index.js', 'dist/cdn/sdk.js', 'dist/mock/bin.js']),
  );
});

it('the links of the published documents lead to published files', () => {
  using project = newProject();
  const folder = project.path('node_modules/pix-sdk');
  const documents = globSync(['**/*.md', 'llms.txt'], { cwd: folder });
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/reference/client/index.md', 'mock-server/README.md']),
  );
  const missing = documents.flatMap((document) => {
    const text = readFileSync(resolve(folder, document), 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');
    return [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)]
      .filter(([, link = '']) => !existsSync(resolve(folder, dirname(document), link)))
      .map(([, link]) => `${document}: ${link}`);
  });
  expect(missing).toEqual([]);
});
