/** Sections of the site by the first folder of their routes, with the title of their link previews. */
export const SECTIONS: Readonly<Record<string, string>> = {
  home: 'Galleries for any page',
  'get-started': 'Get started',
  frameworks: 'Frameworks',
  guides: 'Guides',
  examples: 'Examples',
  reference: 'Reference',
};

/** Section of a route. */
export function sectionOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return first in SECTIONS ? first : 'home';
}
