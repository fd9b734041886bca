/** A navigation entry. */
export interface Page {
  path: string;
  name: string;
}

/** Pages in navigation order; the site's name links to the home page. */
export const PAGES: readonly Page[] = [
  { path: '/examples/gallery/', name: 'Gallery' },
  { path: '/examples/layouts/', name: 'Layouts' },
  { path: '/examples/huge/', name: 'Huge' },
  { path: '/examples/explorer/', name: 'Explorer' },
  { path: '/examples/album/', name: 'Album' },
  { path: '/examples/albums/', name: 'Albums' },
  { path: '/examples/styling/', name: 'Styling' },
  { path: '/examples/languages/', name: 'Languages' },
  { path: '/examples/javascript/', name: 'JavaScript' },
  { path: '/examples/module/', name: 'Module' },
  { path: '/reference/', name: 'Reference' },
];
