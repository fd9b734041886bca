import { foldName } from './fold.ts';

/** Whether a value is the name that is asked for: all of it, in any case. Any value is if no name is given. */
// Gap: I9
export function isNamed(name: string | undefined): (value: string) => boolean {
  if (name === undefined) return () => true;
  const wanted = foldName(name);
  return (value) => foldName(value) === wanted;
}
