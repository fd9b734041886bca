import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Modules that a declaration names: `from './a.ts'`, `import './a.ts'`, `import('./a.ts')`. */
const IMPORTS = /\b(?:from|import\(|import) ?['"](\.[^'"]+)['"]/g;

/** A declaration and all others that it needs. */
function neededBy(file: string, needed = new Set<string>()): Set<string> {
  if (needed.has(file)) return needed;
  needed.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS))
    neededBy(resolve(dirname(file), name.replace(/(?:\.d)?\.[jt]s$/, '.d.ts')), needed);
  return needed;
}

/**
 * Removes the declarations that no entry of the package needs: most modules are internal, and the compiler declares every one.
 *
 * @param folders Folders with declarations.
 */
export function removeUnusedDeclarations(root: string, folders: readonly string[]): void {
  const { exports } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    exports: Record<string, { types?: string }>;
  };
  const entries = globSync(
    Object.values(exports).flatMap(({ types }) => types ?? []),
    { cwd: root },
  );
  const needed = new Set<string>();
  for (const entry of entries) neededBy(resolve(root, entry), needed);
  for (const folder of folders)
    for (const file of globSync('**/*.d.ts', { cwd: folder }).map((name) => resolve(folder, name)))
      if (!needed.has(file)) for (const path of [file, `${file}.map`]) rmSync(path, { force: true });
}

/** Removes the map of a declaration that documents its source sufficiently, so that the source need not be published. */
export function removeMap(declaration: string): void {
  rmSync(`${declaration}.map`);
  const text = readFileSync(declaration, 'utf8');
  writeFileSync(declaration, text.replace(/^\/\/# sourceMappingURL=.*\s*/m, ''));
}

/** Removes the copies of the sources from the source maps of a folder: the package has the sources themselves. */
export function removeSourcesContent(folder: string): void {
  for (const file of globSync('**/*.map', { cwd: folder }).map((name) => resolve(folder, name))) {
    const map = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...map, sourcesContent: undefined }));
  }
}
