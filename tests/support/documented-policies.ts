import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The documented policies for a service, each on one line: one for the script and the module, one for the npm package, and those
 * with a nonce or a hash.
 */
export function documentedPolicies(service: string): { script: string; npm: string; others: string[] } {
  const guide = resolve(import.meta.dirname, '../../docs/guides/content-security-policy.md');
  const [script = '', npm = '', ...others] = [
    ...readFileSync(guide, 'utf8').matchAll(/```\n(script-src [^]*?)\n```/g),
  ].map(([, block = '']) => block.replace(/\s+/g, ' ').replaceAll('https://pix.example', service));
  return { script, npm, others };
}
