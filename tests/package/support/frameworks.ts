import { execFile } from 'node:child_process';
import { blocksIn } from '../../support/code-blocks.ts';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { MODULES, STRICT } from './compilers.ts';
import { DEPENDENCIES, installedIn, newProject, type Project } from './project.ts';

/** The examples of docs/frameworks/ in a language. */
export const examplesIn = (language: string): string[] =>
  blocksIn(language)
    .filter(({ document }) => document.startsWith('docs/frameworks/'))
    .map(({ code }) => code);

/** A framework with JSX: its workspace, its packages, and its compiler options. */
interface JsxFramework {
  workspace: string;
  packages: string[];
  jsx: object;
}

/** Frameworks with JSX, by name. */
export const JSX_FRAMEWORKS = {
  'React 19': {
    workspace: 'react-19',
    packages: ['@types/react', 'csstype'],
    jsx: { jsx: 'react-jsx' },
  },
  'React 18': {
    workspace: 'react-18',
    packages: ['@types/react', '@types/prop-types', 'csstype'],
    jsx: { jsx: 'react-jsx' },
  },
  Preact: {
    workspace: 'preact',
    packages: ['preact'],
    jsx: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  },
  Solid: {
    workspace: 'solid',
    packages: ['solid-js', 'csstype'],
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
} satisfies Record<string, JsxFramework>;

/** A project that has installed the package and a framework. */
export const frameworkProject = ({ workspace, packages }: JsxFramework): Project =>
  newProject([...DEPENDENCIES, ...installedIn(`frameworks/${workspace}`, packages)]);

/** Compilers of templates, by the extension of their files: the package of the framework and the command. */
const TEMPLATE_COMPILERS = {
  vue: { packages: ['vue'], command: ['vue-tsc/bin/vue-tsc.js', '-p', '.', '--pretty', 'false'] },
  svelte: {
    packages: ['svelte'],
    command: ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'],
  },
};

/** Compiles files with templates in strict mode, and returns the lines with errors. */
export async function templateErrors(ending: 'vue' | 'svelte', texts: readonly string[]): Promise<string[]> {
  const { packages, command } = TEMPLATE_COMPILERS[ending];
  using project = newProject([...DEPENDENCIES, ...installedIn(`frameworks/${ending}`, packages)]);
  const files = texts.map((text, index) => {
    project.write(`File${index}.${ending}`, text);
    return `File${index}.${ending}`;
  });
  const compilerOptions = { ...STRICT, ...MODULES.bundler, types: packages, jsx: 'preserve' };
  const vueCompilerOptions = { strictTemplates: true };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, vueCompilerOptions, include: files }));
  const [script = '', ...args] = command;
  const path = resolve(import.meta.dirname, '../node_modules', script);
  const output = await promisify(execFile)(process.execPath, [path, ...args], { cwd: project.folder }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  const errors = output.split('\n').filter((line) => /\berror\b/i.test(line) && !/\b0 ERRORS\b/.test(line));
  return errors
    .filter((error) => !error.includes('COMPLETED'))
    .map((error) => {
      const [, file, line] = new RegExp(`File(\\d+)\\.${ending}"?[( ](\\d+)[,:]`).exec(error) ?? [];
      return texts[Number(file)]?.split('\n')[Number(line) - 1]?.trim() ?? error;
    });
}
