import { hashText } from '../internal/hash.ts';

/** Maximum length of a slug. */
// Gap: I1
const MAX_SLUG = 64;

/** Derives a slug from a name: Latin letters and digits, separated by single hyphens. */
export function slugFrom(name: string): string {
  const words = withoutExtension(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9_]+/g, '-');
  const trimmed = /[a-z0-9](?:.*[a-z0-9])?/.exec(words)?.[0];
  // Letters of other scripts leave nothing, and digits alone would be read as an id.
  const slug = trimmed ?? hashText(name).slice(0, 8);
  return trimSlug(/^\d+$/.test(slug) ? `picture-${slug}` : slug, MAX_SLUG);
}

/** Creates a function that makes slugs unique: it returns the slug, or the first unused one of `slug-2`, `slug-3`, … */
export function createUniqueSlugs(): (slug: string) => string {
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

/** Derives a title from a file name: no extension, spaces for hyphens and underscores, a capital at the beginning. */
export function titleFrom(name: string): string {
  return capitalized(normalizeName(withoutExtension(name)));
}

/** Capitalizes the first letter. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Replaces hyphens and underscores by spaces. Keeps what follows a dot, since names of folders have no extension. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[-_\s]+/g, ' ')
    .trim();
}

/** Derives an album token from a name; the same name gives the same token. */
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
