import type { Verse } from '../../src/contract/models.ts';
import { FIRST_CORINTHIANS } from './tables/scripture-1-corinthians.ts';
import { GENESIS } from './tables/scripture-genesis.ts';
import { JOHN } from './tables/scripture-john.ts';
import { PSALMS } from './tables/scripture-psalms.ts';
import { foldText } from '../store/fold.ts';
import { readTable } from './read-table.ts';

/** Conditions for verses. */
export interface VerseQuery {
  /** Name of a book or a common abbreviation, ignoring case. */
  book: string;
  chapter: number;
  /** Number of the verse. Default: the whole chapter. */
  verse?: number | undefined;
  /** Translation of the text. Default: `kjv`. */
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
 * Finds a verse, or the verses of a chapter in order; `undefined` if book, chapter or verse is missing. Translations
 * under copyright have placeholder texts.
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

/** Normalizes the name of a book: `1 Cor.`, `1Cor` and `1 COR` are equal. */
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
