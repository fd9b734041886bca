import { warnOnce } from '../../internal/warn-once.ts';
import type { Rules } from './check.ts';
import type { RequestOptions, TransportOptions } from './options.ts';

/** Bundlers replace this, and drop the code of this module from a production build. */
declare const process: { env: { NODE_ENV?: string } };
declare const Deno: unknown;

/** Names that a client, a call and an input without a rule for each field may have. */
const KNOWN = {
  options: {
    baseUrl: true,
    hosts: true,
    fetch: true,
    hooks: true,
    concurrency: true,
    waitForQuota: true,
    apiKey: true,
    keys: true,
    dangerouslyAllowKeyInBrowser: true,
    timeout: true,
    retry: true,
    headers: true,
  } satisfies Record<keyof TransportOptions, true>,
  call: {
    signal: true,
    timeout: true,
    retry: true,
    headers: true,
    deleteToken: true,
    as: true,
    stripMetadata: true,
    onProgress: true,
  } satisfies Record<keyof RequestOptions | 'deleteToken' | 'as' | 'stripMetadata' | 'onProgress', true>,
  input: { image: true, image_base64: true },
};

/**
 * Warns once, in development only, of names that are not known and are probably misspelt. They are not refused, since a
 * platform may have more. Silent in Deno, where reading the environment asks the user for a permission.
 *
 * @param request Request of an input or a call. Its rules have the other names of an input; without rules, it may have any.
 */
export function warnUnknown(
  kind: keyof typeof KNOWN,
  given: object,
  request?: { operation: string; rules?: Rules | undefined },
): void {
  try {
    // Written so that all common minifiers remove it, and the calls of the function.
    if (typeof Deno !== 'object' && process.env.NODE_ENV !== 'production') {
      const { operation = '', rules } = request ?? {};
      if (kind === 'input' && !rules) return;
      const subject = { options: 'The client', call: `A call of ${operation}`, input: operation }[kind];
      const known = Object.keys({ ...KNOWN[kind], ...(kind === 'input' && rules) });
      for (const name of Object.keys(given).filter((name) => !known.includes(name))) {
        const nearest = known.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? '';
        let hint = '';
        if (kind === 'input' && Object.hasOwn(KNOWN.call, name))
          hint = ' It is an option of the call: pass it in the last argument.';
        else if (distance(name, nearest) <= name.length / 2) hint = ` Did you mean "${nearest}"?`;
        else if (kind === 'call') hint = ` Calls know ${known.join(', ')}.`;
        warnOnce(`Pix: ${subject} does not know "${name}".${hint}`);
      }
    }
  } catch {
    // There is no `process` in a browser without a bundler.
  }
}

/**
 * Optimal string alignment distance: the number of letters to insert, delete or replace, or of neighbours to swap. Case does not
 * count. O(a b).
 */
function distance(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()];
  let before: number[] = [];
  let row = [...to, ''].map((_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const isSwapped = index > 0 && letter === to[index - 1] && other === from[at - 1];
      next.push(
        Math.min(
          (row[index] ?? 0) + Number(letter !== other),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          isSwapped ? (before[index - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
