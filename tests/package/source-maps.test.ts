import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';

const TSSERVER = resolve(import.meta.dirname, 'typescript/5.9/node_modules/typescript/lib/tsserver.js');

interface SourceMap {
  /** `null`: a module of another package, which is bundled. */
  sources: (string | null)[];
  sourcesContent?: string[];
}

const packageOf = (project: Project) => project.path('node_modules/pix-sdk');

it('every source map of the package names sources in the package, and every source is named', () => {
  using project = newProject();
  const folder = packageOf(project);
  const maps = globSync('dist/**/*.map', { cwd: folder }).map((name) => resolve(folder, name));
  const sources = maps.flatMap((map) => {
    const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as SourceMap;
    expect(sourcesContent).toBeUndefined();
    return sources
      .flatMap((source) => source ?? [])
      .map((source) => relative(folder, resolve(dirname(map), source)));
  });
  const published = globSync('{src,mock-server}/**/*.ts', { cwd: folder });
  expect(published).toEqual(expect.arrayContaining(['src/index.ts', 'src/layouts/rows/rows.ts']));
  expect([...new Set(sources)].sort()).toEqual(published.sort());
});

it('every module and declaration that names a source map has it', () => {
  using project = newProject();
  const folder = packageOf(project);
  const files = globSync('dist/{npm,mock}/**/*.{js,ts}', { cwd: folder }).map((name) =>
    resolve(folder, name),
  );
  const missing = files.filter((file) => {
    const [, map] = /^\/\/# sourceMappingURL=(.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    return map !== undefined && !existsSync(resolve(dirname(file), map));
  });
  expect(missing).toEqual([]);
});

/** Files in which an editor finds the definitions of names in a file of a project. */
async function definitionsIn(project: Project, name: string, names: readonly string[]): Promise<string[]> {
  const file = project.path(name);
  const lines = project.read(name).split('\n');
  const server = spawn(process.execPath, [TSSERVER, '--disableAutomaticTypingAcquisition']);
  try {
    const requests = names.map((name) => {
      const line = lines.findIndex((text) => text.includes(name));
      return { file, line: line + 1, offset: (lines[line] ?? '').indexOf(name) + 1 };
    });
    const commands = [
      { command: 'open', arguments: { file } },
      ...requests.map((request) => ({ command: 'definition', arguments: request })),
    ];
    commands.forEach((command, seq) =>
      server.stdin.write(`${JSON.stringify({ seq, type: 'request', ...command })}\n`),
    );
    const found: string[] = [];
    for await (const line of createInterface({ input: server.stdout })) {
      if (!line.startsWith('{')) continue;
      const message = JSON.parse(line) as { command?: string; body?: { file: string }[] };
      if (message.command !== 'definition') continue;
      found.push(relative(packageOf(project), message.body?.[0]?.file ?? 'none'));
      if (found.length === names.length) break;
    }
    return found;
  } finally {
    server.kill();
  }
}

it('editors open the TypeScript sources of imported names', async () => {
  using project = newProject([...DEPENDENCIES, 'msw', '@types/node']);
  project.write('tsconfig.json', '{ "compilerOptions": { "module": "nodenext", "target": "es2022" } }');
  project.write(
    'use.ts',
    `import { createPix } from 'pix-sdk';
import { PixGallery } from 'pix-sdk/elements';
import { createMockFetch } from 'pix-sdk/mock';
void [createPix, PixGallery, createMockFetch];`,
  );
  const names = ['createPix', 'PixGallery', 'createMockFetch'];
  expect(await definitionsIn(project, 'use.ts', names)).toEqual([
    'src/client/create-pix.ts',
    'src/components/pix-gallery/pix-gallery.ts',
    'mock-server/fetch.ts',
  ]);
});
