import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, inject, it } from 'vitest';
import { installedIn, newProject, DEPENDENCIES, type Project } from './support/project.ts';

const REACT = installedIn('frameworks/react-19', ['react']);

interface Entry {
  /** Import name, such as `pix-sdk/define`. */
  name: string;
  /** Path of the declarations in the package, unless the entry is data. */
  types: string | undefined;
}

/** Every entry of the installed package; a pattern is one entry for each matching file. */
function entriesOf(project: Project): Entry[] {
  const cwd = project.path('node_modules/pix-sdk');
  const { exports } = JSON.parse(project.read('node_modules/pix-sdk/package.json')) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(exports).flatMap(([key, target]) => {
    const types = typeof target === 'string' ? undefined : target.types.slice(2);
    const name = key.replace('.', 'pix-sdk');
    if (!types?.includes('*')) return { name, types };
    const [start = '', end = ''] = types.split('*');
    return globSync(types, { cwd })
      .sort()
      .map((file) => ({ name: name.replace('*', file.slice(start.length, -end.length)), types: file }));
  });
}

/** Names of the values that Node imports from each entry, or the error message. */
function valuesOf(project: Project, names: readonly string[]): Record<string, string[] | string> {
  return JSON.parse(
    project.run(`const values = {};
for (const name of ${JSON.stringify(names)})
  values[name] = await import(name).then((module) => Object.keys(module).sort(), ({ code }) => code);
console.log(JSON.stringify(values));`),
  ) as Record<string, string[] | string>;
}

/** Names of the types that declarations export, without those of values. */
function typesOf(files: readonly string[]): string[][] {
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const isType = (symbol: ts.Symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return !(target.flags & ts.SymbolFlags.Value);
  };
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module).filter(isType) : [];
    return symbols.map(({ name }) => name).sort();
  });
}

const listed = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join('');

it('the entries of the package and their exports change on purpose only', async () => {
  using project = newProject([...DEPENDENCIES, ...REACT, 'msw']);
  const entries = entriesOf(project);
  const modules = entries.filter(({ types }) => types);
  const values = valuesOf(
    project,
    modules.map(({ name }) => name),
  );
  const types = typesOf(modules.map((entry) => project.path(`node_modules/pix-sdk/${entry.types}`)));
  const texts = entries.map((entry) => {
    const found = values[entry.name];
    if (!found) return `${entry.name} (data)\n`;
    const named = listed((types[modules.indexOf(entry)] ?? []).map((name) => `type ${name}`));
    return typeof found === 'string'
      ? `${entry.name} (not in Node: ${found})\n${named}`
      : `${entry.name}\n${listed(found)}${named}`;
  });
  await expect(texts.join('\n')).toMatchFileSnapshot('__snapshots__/exports.txt');
});

/** Combines paths that differ only in their extension: `index.{d.ts,js,js.map}`. */
function grouped(paths: readonly string[]): string[] {
  const endings = new Map<string, string[]>();
  for (const path of paths) {
    const [, stem = path, ending = ''] = /^(.*?)((?:\.d\.m?ts|\.m?js|\.map)*)$/.exec(path) ?? [];
    endings.set(stem, [...(endings.get(stem) ?? []), ending.slice(1)]);
  }
  return [...endings].map(([stem, [first = '', ...others]]) => {
    if (others.length) return `${stem}.{${[first, ...others].join()}}`;
    return first ? `${stem}.${first}` : stem;
  });
}

it('the files of the package change on purpose only', async () => {
  const { version } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { version: string };
  const paths = execFileSync('tar', ['-tf', inject('tarball')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', '').replace(version, 'VERSION'))
    // Names of chunks end with a hash of their content.
    .map((path) => path.replace(/(?<=cdn\/chunks\/.*-)[\w-]{8}(?=\.js$)/, 'HASH'))
    // All guides and pages of the reference are published.
    .map((path) => path.replace(/^(docs\/[\w-]+)\/.*\.md$/, '$1/*.md'))
    .map((path) => path.replace(/(?<=mock\/chunks\/.*-)[\w-]{8}(?=\.js$)/, 'HASH'))
    .filter((path, index, all) => !path.endsWith('/*.md') || all.indexOf(path) === index)
    .sort();
  await expect(`${grouped(paths).join('\n')}\n`).toMatchFileSnapshot('__snapshots__/files.txt');
});
