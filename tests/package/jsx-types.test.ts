/** Types of the elements in JSX, without an import; `declarations.test.ts` compiles the same code with imports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { examplesIn, frameworkProject, JSX_FRAMEWORKS } from './support/frameworks.ts';
import { JSX_CODE } from './support/jsx-code.ts';
import type { Project } from './support/project.ts';

/** Components of the documents, which are the same in React 18 and 19. */
const EXAMPLES = examplesIn('tsx').filter((code) => code.includes("'pix-sdk/react'"));

describe.each(Object.entries(JSX_FRAMEWORKS))('%s', (name, framework) => {
  const code = JSX_CODE[name as keyof typeof JSX_FRAMEWORKS];
  let project: Project;
  beforeAll(() => {
    project = frameworkProject(framework);
  });
  afterAll(() => project[Symbol.dispose]());

  /** Errors of a program with these files, by name. */
  function errorsOf(files: Record<string, string>, options: object): string {
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    const compilerOptions = { ...STRICT, ...framework.jsx, ...options };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    return compile(project.folder, '-p', '.');
  }

  it('the types need no import, only an entry in tsconfig.json', () => {
    const [, entry = ''] = /import '(pix-sdk\/jsx.*)';/.exec(code) ?? [];
    const files = { 'global.tsx': code.replace(`import '${entry}';`, '') };
    expect(errorsOf(files, { ...MODULES.nodenext, types: [entry] })).toBe('');
  });

  if (name === 'React 18')
    it('the types of an import, and the components of the documents compile', () => {
      expect(EXAMPLES).toHaveLength(2);
      const examples = EXAMPLES.map((example, at) => [`example-${at}.tsx`, example]);
      const files = { 'use.tsx': code, ...(Object.fromEntries(examples) as Record<string, string>) };
      expect(errorsOf(files, MODULES.bundler)).toBe('');
    });
});
