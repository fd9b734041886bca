import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { blocksIn } from './code-blocks.ts';

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

/** The documented markup for a nonce, and for the hash of an inline script. */
const [WITH_NONCE = '', WITH_HASH = ''] = blocksIn('html').flatMap(({ document, code }) =>
  document === 'docs/guides/content-security-policy.md' ? code : [],
);

/** Hash of a script, as in a policy. */
export const sha384 = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The pages with a script tag that the guide shows, each with its policy: by origin, by nonce and by hash. */
export function policyPages(service: string): { policy: string; body: string }[] {
  const { script, others } = documentedPolicies(service);
  return [script, ...others].map((policy) => {
    const body = (policy.includes("'sha384-") ? WITH_HASH : WITH_NONCE)
      .replaceAll('https://pix.example', service)
      .replaceAll('{nonce}', 'abc');
    const inline = /<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    return {
      policy: policy.replaceAll('{nonce}', 'abc').replace('sha384-{hash}', sha384(inline)),
      body,
    };
  });
}
