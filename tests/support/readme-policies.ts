import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The policies of the README, each in one line, for a service: that of the script and the module, and that of the npm package. */
export function readmePolicies(service: string): { script: string; npm: string } {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [script = '', npm = ''] = [...readme.matchAll(/```\n(script-src [^]*?)\n```/g)].map(
    ([, block = '']) => block.replace(/\s+/g, ' ').replaceAll('https://pix.example', service),
  );
  return { script, npm };
}
