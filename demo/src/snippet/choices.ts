import { FIELDS, type Choices } from './fields.ts';

/** Keeps what is valid, means something in combination, and is not the default. */
export function readChoices(valueOf: (name: string) => string | null): Choices {
  const choices: Record<string, string> = {};
  for (const { name, read, applies } of FIELDS) {
    if (!applies(choices)) continue;
    const value = read(valueOf(name) ?? '', choices);
    if (value) choices[name] = value;
  }
  return choices;
}

/** The fragment of a link to choices, without `#`. */
export const toFragment = (choices: Choices) => new URLSearchParams(choices).toString();

/** The choices of a fragment; `undefined` if the fragment belongs to a gallery, which may keep its open picture there. */
export function fromFragment(fragment: string): Choices | undefined {
  const values = new URLSearchParams(fragment);
  const isOwn = !fragment || FIELDS.some(({ name }) => values.has(name));
  return isOwn ? readChoices((name) => values.get(name)) : undefined;
}
