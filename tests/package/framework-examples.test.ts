/** The examples of docs/frameworks.md with JSX compile as they are, with strict types. */
import { expect, it } from 'vitest';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { examplesIn, frameworkProject, JSX_FRAMEWORKS } from './support/frameworks.ts';

/** The examples of each framework, by what they import. */
const IMPORTS: Record<keyof typeof JSX_FRAMEWORKS, RegExp> = {
  'React 19': /'pix-sdk\/(?:react|jsx)'/,
  'React 18': /'pix-sdk\/react'/,
  Preact: /'pix-sdk\/jsx\/preact'/,
  Solid: /'pix-sdk\/jsx\/solid'/,
};

it('each example with JSX is one of a framework', () => {
  const imports = Object.values(IMPORTS);
  expect(examplesIn('tsx').filter((code) => !imports.some((pattern) => pattern.test(code)))).toEqual([]);
});

it.each(Object.entries(JSX_FRAMEWORKS))(
  'the examples of %s compile',
  { timeout: 60_000 },
  (name, framework) => {
    const examples = examplesIn('tsx').filter((code) => IMPORTS[name as keyof typeof IMPORTS].test(code));
    expect(examples).not.toEqual([]);
    using project = frameworkProject(framework);
    const files = examples.map((code, index) => {
      project.write(`example-${index}.tsx`, code);
      return `example-${index}.tsx`;
    });
    const compilerOptions = { ...STRICT, ...MODULES.bundler, ...framework.jsx };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    expect(compile('7', project.folder, '-p', '.')).toBe('');
  },
);
