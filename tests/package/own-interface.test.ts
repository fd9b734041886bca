/** `pix-sdk/layouts` and `pix-sdk/controllers` in bundles. */
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUNDLERS } from './support/bundlers.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';

/** Bytes after gzip of a bundle with one part. Raising one is a commit of its own, with its reason. */
const BUDGETS: Record<string, [code: string, budget: number]> = {
  'an aspect ratio': [`import { aspectRatio as part } from 'pix-sdk/layouts';`, 200],
  'the grid': [`import { grid as part } from 'pix-sdk/layouts';`, 640],
  'a list in rows': [
    `import { boxOf, itemsInRange, layoutPages, rows } from 'pix-sdk/layouts';
    const part = { boxOf, itemsInRange, layoutPages, rows };`,
    3340,
  ],
  'the viewport': [`import { ViewportController as part } from 'pix-sdk/controllers';`, 1700],
  'the list': [`import { PagedList as part } from 'pix-sdk/controllers';`, 1550],
};

let project: Project;
beforeAll(() => {
  project = newProject(DEPENDENCIES);
});
afterAll(() => project[Symbol.dispose]());

const CASES = Object.keys(BUNDLERS).flatMap((bundler) =>
  Object.keys(BUDGETS).map((part) => [bundler, part] as const),
);

it.each(CASES)('a bundle by %s of %s contains little else', async (bundler, part) => {
  const [code = '', budget = 0] = BUDGETS[part] ?? [];
  const name = `${bundler}-${part.replace(/\W/g, '-')}`;
  project.write(`${name}.js`, `${code}\nglobalThis.part = part;`);
  await BUNDLERS[bundler]?.(project.path(`${name}.js`), project.path(name), { minify: true });
  const files = globSync('**/*.{js,mjs}', { cwd: project.path(name) });
  const text = files.map((file) => readFileSync(project.path(`${name}/${file}`), 'utf8')).join('');
  const bytes = gzipSync(text).length;
  console.log(`${name}: ${bytes} of ${budget} bytes`);
  expect(text).toContain('part');
  expect(bytes).toBeLessThanOrEqual(budget);
});
