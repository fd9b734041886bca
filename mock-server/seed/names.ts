import { hashText } from '../internal/hash.ts';

/** Longest slug. */
// Gap: I1
const MAX_SLUG = 64;

/** A slug of what a person wrote: Latin letters and digits with single hyphens between. */
// Gap: I1
export function slugFrom(name: string): string {
  const words = withoutExtension(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9_]+/g, '-');
  const trimmed = /[a-z0-9](?:.*[a-z0-9])?/.exec(words)?.[0];
  // Letters of other scripts leave nothing, and digits alone would read as an id.
  const slug = trimmed ?? hashText(name).slice(0, 8);
  return trimSlug(/^\d+$/.test(slug) ? `picture-${slug}` : slug, MAX_SLUG);
}

/** Gives each slug once: the slug itself, or the first of `slug-2`, `slug-3`, … that is not taken. */
export function slugNamer(): (slug: string) => string {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (slug) => {
    const stem = trimSlug(slug, MAX_SLUG - 6);
    let number = lastNumbers.get(stem) ?? 1;
    let unique = slug;
    while (taken.has(unique)) unique = `${stem}-${(number += 1)}`;
    lastNumbers.set(stem, number);
    taken.add(unique);
    return unique;
  };
}

/** A title of a file's name: no extension, spaces for hyphens and underscores. */
export function titleFrom(name: string): string {
  return normalizeName(withoutExtension(name));
}

/** A name as people write it: spaces for hyphens and underscores. What follows a dot in a folder's name is part of it. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[-_\s]+/g, ' ')
    .trim();
}

/** An album token that is the same for the same name. */
// Gap: A1
export function tokenFrom(name: string): string {
  return `a${hashText(name).slice(-11)}`;
}

function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[a-z0-9]{1,5}$/i, '');
}

function trimSlug(slug: string, length: number): string {
  return /^(?:.*[^-_])?/.exec(slug.slice(0, length))?.[0] ?? '';
}
