import type { ApiKey } from './records.ts';

/**
 * Finds the key that equals `candidate` in constant time: compares every key and every character, against timing
 * attacks.
 */
// Fault: S12
export function findKey(keys: readonly ApiKey[], candidate: string): ApiKey | undefined {
  let found: ApiKey | undefined;
  for (const entry of keys) {
    if (sameText(entry.key, candidate)) found = entry;
  }
  return found;
}

/** Constant-time string comparison. */
// Fault: S12
export function sameText(secret: string, candidate: string): boolean {
  let difference = secret.length ^ candidate.length;
  for (let at = 0; at < secret.length; at += 1) {
    // Past the end of `candidate`, charCodeAt returns NaN, which counts as 0; the lengths differ then anyway.
    difference |= secret.charCodeAt(at) ^ candidate.charCodeAt(at);
  }
  return difference === 0;
}
