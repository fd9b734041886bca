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

/** Matches addresses with a host. */
const FOREIGN = /^(https?:|[/\\]{2})/i;

/**
 * The choices of a fragment; `undefined` if the fragment belongs to a gallery, which may keep its open picture there. A link must not
 * make visitors copy addresses of a stranger: it sets none with a host.
 *
 * @param isTrusted Whether the visitor made the choices.
 */
export function fromFragment(fragment: string, isTrusted = false): Choices | undefined {
  const values = new URLSearchParams(fragment);
  const isOwn = !fragment || FIELDS.some(({ name }) => values.has(name));
  if (!isOwn) return undefined;
  return readChoices((name) => {
    const value = values.get(name);
    return isTrusted || !FOREIGN.test(value ?? '') ? value : null;
  });
}
