import { byUnicode } from './by-unicode.ts';
import { foldName } from './fold.ts';

/** A name and the number of its pictures. */
export interface NameCount {
  name: string;
  image_count: number;
}

/** Counts names, ignoring case; most frequent first, then in Unicode default order. */
// Gap: A6
export function countNames(names: Iterable<string>): NameCount[] {
  const counts = new Map<string, NameCount>();
  for (const name of names) {
    const key = foldName(name);
    const entry = counts.get(key);
    if (entry) entry.image_count += 1;
    else counts.set(key, { name, image_count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.image_count - a.image_count || byUnicode(a.name, b.name));
}
