/** Records of the data sets, as they go over the wire. Gap: C1. */
import type { CALENDAR_TYPES, TRANSLATIONS } from '../../src/contract/limits.ts';

/** A species. The Mizo name says `(made up)` where it is. */
export interface Bird {
  id: number;
  mizo_name: string;
  common_name: string;
  scientific_name: string;
  family: string;
}

/** Kind of calendar event. */
export type CalendarType = (typeof CALENDAR_TYPES)[number];

/** Something that falls on a day in India. */
export interface CalendarEvent {
  /** `YYYY-MM-DD`, the date in India. */
  date: string;
  name: string;
  type: CalendarType;
}

/** A saying. The meaning says `(made up for testing)` where the saying is. */
export interface Proverb {
  id: number;
  text: string;
  /** In English. */
  meaning: string;
  /** Time period. */
  category: string;
}

/** A post office. Several share a code. */
export interface PostalCode {
  /** Six digits. */
  pincode: string;
  office: string;
  district: string;
  state: string;
}

/** A branch of a bank. The branch says `(made up)` where it is. */
export interface BankBranch {
  /** Four letters, `0`, six letters or digits. */
  ifsc: string;
  bank: string;
  /** The first four letters of `ifsc`. */
  bank_code: string;
  branch: string;
  district: string;
  state: string;
}

/** Translation of scripture. */
export type Translation = (typeof TRANSLATIONS)[number];

/** A verse. */
export interface Verse {
  book: string;
  chapter: number;
  verse: number;
  text: string;
  translation: Translation;
}
