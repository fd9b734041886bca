/** Lock of the page's viewer: a page has at most one that is open or opening. */
export const viewerLock = { isHeld: false };
