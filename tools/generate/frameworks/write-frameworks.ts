import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ElementDoc } from '../read-elements.ts';
import { elementsTypes } from './elements-types.ts';
import { FRAMEWORK_TYPES } from './framework-types.ts';
import { reactWrappers } from './react-wrappers.ts';

/** Writes the files of the package for each framework into a folder of the package's modules. */
export function writeFrameworks(elements: readonly ElementDoc[], folder: string): void {
  const files = {
    ...reactWrappers(elements),
    'frameworks/elements.d.ts': elementsTypes(elements),
    ...Object.fromEntries(
      Object.entries(FRAMEWORK_TYPES).flatMap(([name, text]) => [
        [`frameworks/${name}.d.ts`, text],
        // The module without content that `import 'pix-sdk/jsx'` runs.
        [`frameworks/${name}.js`, 'export {};\n'],
      ]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
