/** Control characters, line ends, and marks that turn the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** A line as it may be printed whatever names it quotes: they cannot start lines of their own or steer a terminal. */
export function printable(line: string): string {
  return line.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
