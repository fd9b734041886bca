/** A page of the site as the navigation shows it. */
export interface Page {
  path: string;
  name: string;
}

/** The pages, in the order of the navigation; the start page is the site's name instead. */
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
