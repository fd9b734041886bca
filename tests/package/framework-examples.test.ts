/** The components of docs/frameworks/ compile in React 18, too; `declarations.test.ts` compiles them in React 19. */
import { expect, it } from 'vitest';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { examplesIn, frameworkProject, JSX_FRAMEWORKS } from './support/frameworks.ts';

it.each(Object.entries(MODULES))('the example of components compiles in React 18, %s', (_name, modules) => {
  const examples = examplesIn('tsx').filter((code) => code.includes("'pix-sdk/react'"));
  expect(examples).toHaveLength(1);
  const framework = JSX_FRAMEWORKS['React 18'];
  using project = frameworkProject(framework);
  project.write('example.tsx', examples.join(''));
  const compilerOptions = { ...STRICT, ...modules, ...framework.jsx };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['example.tsx'] }));
  expect(compile('7', project.folder, '-p', '.')).toBe('');
});
