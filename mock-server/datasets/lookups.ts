import type { BankBranch, PostalCode, Verse } from '../../src/contract/models.ts';
import { byUnicode, foldText, matchesName } from '../store/search.ts';
import { readTable } from './tables.ts';
import { BANKS, BRANCHES, MADE_UP_BRANCHES } from './tables/branches.ts';
import { POSTAL_CODES_ELSEWHERE } from './tables/postal-codes-elsewhere.ts';
import { POSTAL_CODES_MIZORAM } from './tables/postal-codes-mizoram.ts';
import { FIRST_CORINTHIANS } from './tables/scripture-1-corinthians.ts';
import { GENESIS } from './tables/scripture-genesis.ts';
import { JOHN } from './tables/scripture-john.ts';
import { PSALMS } from './tables/scripture-psalms.ts';

/** Conditions for bank branches. All given ones must apply; each is a complete value, ignoring case. */
export interface BranchQuery {
  ifsc?: string | undefined;
  /** Code of a bank, four letters. */
  bank_code?: string | undefined;
  district?: string | undefined;
}

const bankNames = new Map(
  readTable(['bank_code', 'bank'], BANKS).map(({ bank_code, bank }) => [bank_code, bank]),
);

const ALL_BRANCHES: readonly BankBranch[] = [
  ...readBranches(BRANCHES),
  ...readBranches(MADE_UP_BRANCHES).map((row) => ({ ...row, branch: `${row.branch} (made up)` })),
].sort((a, b) => byUnicode(a.ifsc, b.ifsc));

/** Finds bank branches among all 90, in the order of their codes. */
// Gap: C1, C2
export function findBranches({ ifsc, bank_code, district }: BranchQuery = {}): BankBranch[] {
  const isIfsc = matchesName(ifsc);
  const isBank = matchesName(bank_code);
  const isDistrict = matchesName(district);
  return ALL_BRANCHES.filter(
    (branch) => isIfsc(branch.ifsc) && isBank(branch.bank_code) && isDistrict(branch.district),
  );
}

function readBranches(table: string): BankBranch[] {
  return readTable(['ifsc', 'branch', 'district', 'state'], table).map(({ ifsc, ...place }) => {
    const bank_code = ifsc.slice(0, 4);
    const bank = bankNames.get(bank_code);
    if (bank === undefined) throw new Error(`"${ifsc}" is of no bank in the table of banks.`);
    return { ifsc, bank, bank_code, ...place };
  });
}

/** Conditions for post offices. All given ones must apply; each is a complete value, ignoring case. */
export interface PostalCodeQuery {
  pincode?: string | undefined;
  district?: string | undefined;
  state?: string | undefined;
}

const POSTAL_CODES: readonly PostalCode[] = readTable(
  ['pincode', 'office', 'district', 'state'],
  POSTAL_CODES_MIZORAM + POSTAL_CODES_ELSEWHERE,
).sort((a, b) => byUnicode(a.pincode, b.pincode) || byUnicode(a.office, b.office));

/** Finds post offices among all 120, in the order of code and name. */
// Gap: C1
export function findPostalCodes({ pincode, district, state }: PostalCodeQuery = {}): PostalCode[] {
  const isPincode = matchesName(pincode);
  const isDistrict = matchesName(district);
  const isState = matchesName(state);
  return POSTAL_CODES.filter(
    (office) => isPincode(office.pincode) && isDistrict(office.district) && isState(office.state),
  );
}

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
