/** A navigation entry. */
export interface Page {
  path: string;
  name: string;
}

/** Pages in navigation order; the site's name links to the home page. */
export const PAGES: readonly Page[] = [
  { path: '/gallery/', name: 'Gallery' },
  { path: '/layouts/', name: 'Layouts' },
  { path: '/huge/', name: 'Huge' },
  { path: '/explorer/', name: 'Explorer' },
  { path: '/album/', name: 'Album' },
  { path: '/albums/', name: 'Albums' },
  { path: '/styling/', name: 'Styling' },
  { path: '/languages/', name: 'Languages' },
  { path: '/javascript/', name: 'JavaScript' },
  { path: '/module/', name: 'Module' },
  { path: '/reference/', name: 'Reference' },
];
