import type { Verse } from '../../src/contract/models.ts';
import { FIRST_CORINTHIANS } from './tables/scripture-1-corinthians.ts';
import { GENESIS } from './tables/scripture-genesis.ts';
import { JOHN } from './tables/scripture-john.ts';
import { PSALMS } from './tables/scripture-psalms.ts';
import { foldText } from '../store/fold.ts';
import { readTable } from './read-table.ts';

/** Which verses. */
export interface VerseQuery {
  /** A book's name or one of its common short forms, in any case. */
  book: string;
  chapter: number;
  /** The whole chapter if it is not given. */
  verse?: number | undefined;
  /** `kjv` if it is not given. */
  translation?: Verse['translation'] | undefined;
}

interface Book {
  book: string;
  aliases: readonly string[];
  verses: readonly { chapter: number; verse: number; text: string }[];
}

const BOOKS: readonly Book[] = [
  { book: 'Genesis', aliases: ['Gen', 'Gn'], verses: readVerses(GENESIS) },
  { book: 'Psalms', aliases: ['Psalm', 'Ps', 'Psa'], verses: readVerses(PSALMS) },
  { book: 'John', aliases: ['Jn', 'Joh', 'St John'], verses: readVerses(JOHN) },
  {
    book: '1 Corinthians',
    aliases: ['I Corinthians', 'First Corinthians', '1st Corinthians', '1 Cor', 'I Cor'],
    verses: readVerses(FIRST_CORINTHIANS),
  },
];

/**
 * A verse, or the verses of a chapter in their order; undefined if the book, the chapter or the verse is not there.
 * Translations under copyright have the same verses, with a text that says that it stands for them.
 */
// Gap: C1, C2
export function findVerses({ book, chapter, verse, translation = 'kjv' }: VerseQuery): Verse[] | undefined {
  const name = bookKey(book);
  const found = BOOKS.find((known) =>
    [known.book, ...known.aliases].some((alias) => bookKey(alias) === name),
  );
  const verses = found?.verses.filter(
    (one) => one.chapter === chapter && (verse === undefined || one.verse === verse),
  );
  if (!found || !verses || verses.length === 0) return undefined;
  return verses.map((one) => ({
    book: found.book,
    chapter,
    verse: one.verse,
    text:
      translation === 'kjv' ? one.text : placeholder(translation, `${found.book} ${chapter}:${one.verse}`),
    translation,
  }));
}

function placeholder(translation: Verse['translation'], place: string): string {
  return `[${translation.toUpperCase()} placeholder] ${place}`;
}

/** `1 Cor.`, `1Cor` and `1 COR` are one. */
function bookKey(name: string): string {
  return foldText(name).replace(/[\s.]+/gu, '');
}

function readVerses(table: string): Book['verses'] {
  return readTable(['chapter', 'verse', 'text'], table).map(({ chapter, verse, text }) => ({
    chapter: Number(chapter),
    verse: Number(verse),
    text,
  }));
}
