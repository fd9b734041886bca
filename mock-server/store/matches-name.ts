import { foldName } from './fold.ts';

/** Creates a predicate for whole values, ignoring case. Without a name, every value matches. */
// Gap: I9
export function matchesName(name: string | undefined): (value: string) => boolean {
  if (name === undefined) return () => true;
  const wanted = foldName(name);
  return (value) => foldName(value) === wanted;
}
