import type { ApiKey } from './records.ts';

/**
 * The key that equals `candidate`. Looks at every key and every character whatever the candidate is,
 * so that the time taken tells nothing about the keys (S12 of the fault catalogue).
 */
export function findKey(keys: readonly ApiKey[], candidate: string): ApiKey | undefined {
  let found: ApiKey | undefined;
  for (const entry of keys) {
    if (sameText(entry.key, candidate)) found = entry;
  }
  return found;
}

/** Whether two texts are equal; takes as long for a wrong one, so that it cannot be found letter by letter (S12). */
export function sameText(secret: string, candidate: string): boolean {
  let difference = secret.length ^ candidate.length;
  for (let at = 0; at < secret.length; at += 1) {
    // Past the candidate's end charCodeAt is NaN, which counts as 0 here; the lengths differ then anyway.
    difference |= secret.charCodeAt(at) ^ candidate.charCodeAt(at);
  }
  return difference === 0;
}
