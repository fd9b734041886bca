/** Longest search, in UTF-16 units: longer words are in no title. */
export const MAX_WORDS = 200;
