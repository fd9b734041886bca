import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type ts from 'typescript';
import { packageIn } from './project.ts';

type TypeScript = typeof ts;

const load = createRequire(import.meta.url) as (path: string) => TypeScript;
const root = resolve(import.meta.dirname, '../../..');

/** The compilers with a JavaScript API, by version. */
const APIS = new Map([
  ...['5.0', '5.9'].map(
    (version) => [version, resolve(root, packageIn(`typescript/${version}`, 'typescript'))] as const,
  ),
  ['6', 'typescript'],
]);

/** Versions that `newCompiler` supports. */
export const API_VERSIONS = [...APIS.keys()];

/** Files and options of a program. */
export interface Compilation {
  options: object;
  /** Names of files in the project. */
  files: readonly string[];
  /** Whether errors count in a file outside of the standard library. Default: in every file. */
  counts?: (file: string) => boolean;
}

/** A compiler that reads each file of a project once for all programs with the same module resolution. */
export interface Compiler {
  /** Errors of a program, one per line: file, line, message. */
  errorsOf: (compilation: Compilation) => string[];
  version: string;
}

/** Loads a version of TypeScript for the project in a folder. */
export function newCompiler(version: string, folder: string): Compiler {
  const path = APIS.get(version);
  if (path === undefined) throw new Error(`There is no API of TypeScript ${version}.`);
  const ts = load(path);
  const sources = new Map<string, ts.SourceFile | undefined>();

  function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    return {
      ...host,
      getCurrentDirectory: () => folder,
      getSourceFile: (name, languageVersion, onError, isNew) => {
        const isLibrary = name.startsWith(host.getDefaultLibLocation?.() ?? '-');
        const key = isLibrary ? name : `${options.moduleResolution} ${options.jsx} ${name}`;
        if (isNew || !sources.has(key)) sources.set(key, read(name, languageVersion, onError, isNew));
        return sources.get(key);
      },
    };
  }

  return {
    version: ts.version,
    errorsOf: ({ options: json, files, counts = () => true }) => {
      const { options, errors } = ts.convertCompilerOptionsFromJson(json, folder);
      const names = files.map((file) => resolve(folder, file));
      const program = ts.createProgram(names, options, hostFor(options));
      const checked = program
        .getSourceFiles()
        .filter((file) => !program.isSourceFileDefaultLibrary(file) && counts(file.fileName));
      const found = [
        ...errors,
        ...program.getOptionsDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...checked.flatMap((file) => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ]),
      ];
      return found.map(({ file, start = 0, messageText }) => {
        const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
        const text = ts.flattenDiagnosticMessageText(messageText, ' ');
        return `${file?.fileName.replace(`${folder}/`, '') ?? ''}:${line}: ${text}`;
      });
    },
  };
}
