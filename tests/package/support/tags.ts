import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CustomElement, Package } from 'custom-elements-manifest/schema';

/** The manifest of the built elements. */
const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../dist/npm/custom-elements.json'), 'utf8'),
) as Package;

const declarations = manifest.modules.flatMap(({ declarations = [] }) => declarations as CustomElement[]);

/** The elements that users register. */
export const TAGS = manifest.modules
  .filter(({ path }) => path.includes('/define/'))
  .flatMap(({ exports = [] }) => exports.map(({ name }) => name));

/** The elements with an attribute `base-url`. */
export const TAGS_WITH_BASE_URL = declarations
  .filter(({ attributes = [] }) => attributes.some(({ name }) => name === 'base-url'))
  .map(({ tagName = '' }) => tagName);

/** Names of the declared classes. */
export const CLASSES = declarations.map(({ name }) => name);
