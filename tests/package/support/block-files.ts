/** The TypeScript code blocks of the documents as files of a project. */
import { blocksIn, type CodeBlock } from '../../support/code-blocks.ts';

/** A code block in a separate file. */
export interface BlockFile {
  name: string;
  code: string;
}

/** JSX sources that a compiler option sets for a whole project, and a comment in the first line for a file. */
const JSX_SOURCES = ['preact', 'solid'];
export const jsxSource = (code: string) => {
  const source = JSX_SOURCES.find((name) => code.includes(`'pix-sdk/jsx/${name}'`));
  return source ? `/** @jsxImportSource ${source === 'solid' ? 'solid-js' : source} */ ` : '';
};

/** Text that makes a block without imports and exports a module, so that other blocks do not see its types. */
const endOf = (code: string) => (/^(?:import|export)\b/m.test(code) ? '' : 'export {};\n');

const fileOf = ({ document, line, language, code }: CodeBlock): BlockFile => ({
  name: `${document.replace(/\W/g, '-')}-${line}.${language === 'tsx' ? 'tsx' : 'ts'}`,
  code: jsxSource(code) + code + endOf(code),
});

const FILES = blocksIn('ts', 'tsx').map(fileOf);

/** Configurations, components and pages with other files that the tools of their framework compile, in `tests/consumers/`. */
const isOfFramework = ({ code }: BlockFile) =>
  /'@angular\/core'|from 'vite(?:st\/config)?'|testing-library'|litIssuedWarnings|from '\.\/|defineNuxtConfig/.test(
    code,
  );
const isOfServer = ({ code }: BlockFile) => /'(?:msw|vitest|pix-sdk\/mock.*)'/.test(code);

/** Blocks that use the client and the elements. */
export const APP_FILES = FILES.filter((file) => !isOfFramework(file) && !isOfServer(file));

/** Blocks that use the reference server, possibly with MSW. */
export const SERVER_FILES = FILES.filter((file) => !isOfFramework(file) && isOfServer(file));

/** Names of the imported modules of a file. */
const importsOf = ({ code }: BlockFile) =>
  [...code.matchAll(/(?:from|import\(?) ?'([^']+)'/g)].map(([, name = '']) => name);

/** All blocks by what they import: those of a group cannot lack a type that another one imports. */
export const FILES_BY_IMPORTS = Map.groupBy(
  [...APP_FILES, ...SERVER_FILES],
  (file) => [...new Set(importsOf(file))].sort().join() || 'nothing',
);
