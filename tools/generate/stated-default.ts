/** A description without the default that it states. */
export interface StatedDefault {
  text: string;
  /** Default as code, such as `24` or `grid`; empty if the default is in words, or not stated. */
  value: string;
  /** Default in words, such as `all albums`; empty if the default is a value, or not stated. */
  words: string;
}

/** `grid` of "`grid` (default), `rows` …"; what follows in the brackets remains. */
const MARKED = /(`([^`]+)`) \(default(?:, ([^)]*))?\)/;

/** `24` of "Default 24.", at the end. */
const VALUE = /(?:^| )Default (?:`([^`]+)`|(\S+))\.$/;

/** `all albums` of "Default: all albums.", at the end. */
const WORDS = /(?:^| )Default: (.+)\.$/;

/** Separates a description from the default that it states, for tables with a column for defaults. */
export function splitDefault(description: string): StatedDefault {
  const [, name = '', marked = '', rest = ''] = MARKED.exec(description) ?? [];
  if (marked) {
    const text = description.replace(MARKED, () => (rest ? `${name} (${rest})` : name));
    return { text, value: marked, words: '' };
  }
  const [stated, quoted, bare = ''] = VALUE.exec(description) ?? [];
  if (stated) return { text: description.slice(0, -stated.length), value: quoted ?? bare, words: '' };
  const [sentence = '', words = ''] = WORDS.exec(description) ?? [];
  return { text: description.slice(0, description.length - sentence.length), value: '', words };
}
