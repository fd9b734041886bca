import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ElementDoc } from '../read-elements.ts';
import { elementsTypes } from './elements-types.ts';
import { FRAMEWORK_TYPES } from './framework-types.ts';

/** Writes what the package has for each framework into a folder of the package's modules. */
export function writeFrameworks(elements: readonly ElementDoc[], folder: string): void {
  const files = {
    'frameworks/elements.d.ts': elementsTypes(elements),
    ...Object.fromEntries(
      Object.entries(FRAMEWORK_TYPES).flatMap(([name, text]) => [
        [`frameworks/${name}.d.ts`, text],
        // The module without content that \`import 'pix-sdk/jsx'\` runs.
        [`frameworks/${name}.js`, 'export {};\n'],
      ]),
    ),
  };
  mkdirSync(resolve(folder, 'frameworks'));
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text);
}
