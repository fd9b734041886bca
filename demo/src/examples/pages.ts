/** A page with examples. */
interface ExamplePage {
  title: string;
  description: string;
}

/** The pages with examples by their routes below `/examples/`, in the order of the navigation. */
export const EXAMPLE_PAGES = {
  gallery: {
    title: 'Gallery',
    description:
      'Show all pictures, or those of one user or category, in any order and number, using only attributes.',
  },
  layouts: {
    title: 'All layouts',
    description:
      'Grid, justified rows, columns and a carousel: four layouts of the same pictures, one attribute.',
  },
  huge: {
    title: 'Huge',
    description:
      'Ten thousand pictures in one gallery: the scroll bar has its full length, and only pictures near the viewport are rendered.',
  },
  explorer: {
    title: 'Explorer',
    description: 'Search, categories, tags, sorting and a count above a gallery, optionally kept in the URL.',
  },
  album: { title: 'Album', description: 'Show all pictures of one album, selected by its token.' },
  albums: {
    title: 'All albums',
    description: 'Album cards with cover, title and picture count, which open to show their pictures.',
  },
  styling: {
    title: 'Styling',
    description: 'Style galleries with custom properties, parts, states and slots, in light and dark.',
  },
  languages: {
    title: 'Languages',
    description:
      'The same gallery in each of its languages, left to right and right to left, with number formats and plurals.',
  },
  javascript: {
    title: 'JavaScript',
    description: 'Use the global Pix to list pictures and albums, and to render and remove galleries.',
  },
  module: {
    title: 'Module',
    description: 'The elements and the client of Pix as a module, for bundled apps.',
  },
} satisfies Record<string, ExamplePage>;

/** The pages with examples, with their routes. */
export const listExamplePages = (): (ExamplePage & { name: string; route: string })[] =>
  Object.entries(EXAMPLE_PAGES).map(([name, page]) => ({ ...page, name, route: `/examples/${name}/` }));
