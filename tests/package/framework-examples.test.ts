/** The components of docs/frameworks/ compile in React 18, too; `declarations.test.ts` compiles them in React 19. */
import { expect, it } from 'vitest';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { examplesIn, frameworkProject, JSX_FRAMEWORKS } from './support/frameworks.ts';

it.each(Object.entries(MODULES))('the examples of components compile in React 18, %s', (_name, modules) => {
  const examples = examplesIn('tsx').filter((code) => code.includes("'pix-sdk/react'"));
  expect(examples).toHaveLength(2);
  const framework = JSX_FRAMEWORKS['React 18'];
  using project = frameworkProject(framework);
  const files = examples.map((code, at) => {
    project.write(`example-${at}.tsx`, code);
    return `example-${at}.tsx`;
  });
  const compilerOptions = { ...STRICT, ...modules, ...framework.jsx };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  expect(compile('7', project.folder, '-p', '.')).toBe('');
});
