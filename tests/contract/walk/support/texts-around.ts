/** Maximum addition to an unlimited text; above every limit of the contract except those of bodies. */
const ENDLESS = 6000;

/** Inserted characters: a letter, a digit, a sign, a multi-byte letter, a character of two code units. */
const FILLS = ['a', '7', '.', 'ṭ', '🌊'];

/** Creates a longer or shorter variant of a text. */
type Make = (count: number) => string;

/**
 * Texts around the limits of an accepted text: with another character; longer at its ends and in its middle, up to the longest
 * accepted one and one character beyond; shorter in the same way. So the limits of any schema are found without reading it.
 */
export function textsAround(isTaken: (text: string) => boolean, text: string): string[] {
  const letters = [...text];
  const cut = (at: number, length: number) => [letters.slice(0, at), letters.slice(at + length)] as const;
  const places = [0, Math.floor(letters.length / 2), letters.length];
  const filled = places.flatMap((at) => FILLS.map((fill) => ({ at, fill })));
  const changed = filled.map(({ at, fill }) => joined(cut(Math.min(at, letters.length - 1), 1), fill));
  const longer = filled.map(
    ({ at, fill }): Make =>
      (count) =>
        joined(cut(at, 0), fill.repeat(count)),
  );
  const shorter = places.map(
    (at): Make =>
      (count) =>
        joined(cut(Math.min(at, letters.length - count), count)),
  );
  const around = [
    ...longer.flatMap((make) => lastAndNext(make, isTaken, ENDLESS)),
    ...shorter.flatMap((make) => lastAndNext(make, isTaken, letters.length)),
  ];
  return [...new Set([...changed, ...around])];
}

function joined([before, after]: readonly [string[], string[]], between = ''): string {
  return before.join('') + between + after.join('');
}

/** The longest accepted variant and the next one, by binary search; assumes that all shorter ones are accepted. */
function lastAndNext(make: Make, isTaken: (text: string) => boolean, most: number): string[] {
  if (isTaken(make(most))) return [make(most)];
  let taken = 0;
  let refused = most;
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(make(middle))) taken = middle;
    else refused = middle;
  }
  return [make(taken), make(refused)];
}
