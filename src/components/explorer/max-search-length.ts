/** Maximum length of a search, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 200;
