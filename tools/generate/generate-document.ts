import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** Generates the OpenAPI document as JSON, for code that imports it. */
export function generateDocument(): Map<string, string> {
  const text = readFileSync(resolve(import.meta.dirname, '../../src/contract/openapi.yaml'), 'utf8');
  return new Map([['src/contract/openapi.gen.json', JSON.stringify(parse(text), null, 2)]]);
}
