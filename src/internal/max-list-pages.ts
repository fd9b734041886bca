/** Maximum number of pages that are read of one list: a longer list is a fault of the server. */
export const MAX_LIST_PAGES = 1000;
