import { copyFileSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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
  expect(missingFiles(folder)).toEqual(['dist/npm/define/*.d.ts', 'dist/npm/define/*.js']);
  copyFileSync(resolve(root, 'package.json'), project.path('package.json'));
  const missing = missingFiles(project.folder);
  expect(missing).toEqual(
    expect.arrayContaining(['dist/npm/index.js', 'dist/cdn/sdk.js', 'dist/mock/bin.js']),
  );
});

/** Link targets for readers of the repository. Pages of the site may be linked, too, since the site contains them. */
const IN_REPOSITORY = ['CONTRIBUTING.md', 'SECURITY.md', 'docs/images/gallery.webp'];
const SITE_PAGES = 'demo/src/pages/';

it('the links of the published documents lead to published files', () => {
  using project = newProject();
  const folder = project.path('node_modules/pix-sdk');
  const documents = globSync('**/*.md', { cwd: folder });
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/reference/client/index.md', 'mock-server/README.md']),
  );
  const missing = documents.flatMap((document) => {
    const text = readFileSync(resolve(folder, document), 'utf8').replace(/`[^`\n]*`/g, '');
    return [...text.matchAll(/\]\((?!https?:)([^)\s#]+)/g)]
      .map(([, link = '']) => join(dirname(document), link))
      .filter((file) => !existsSync(resolve(folder, file)));
  });
  expect(missing.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  const others = missing.filter((file) => !file.startsWith(SITE_PAGES));
  expect([...new Set(others)].sort()).toEqual(IN_REPOSITORY);
});
