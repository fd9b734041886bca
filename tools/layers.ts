/**
 * Layers of `src/`, from the lowest: the other layers that each may import. ESLint checks imports against them, and tests check
 * dynamic imports and the table in CONTRIBUTING.md.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  internal: [],
  locales: [],
  client: ['contract', 'internal'],
  layouts: ['internal'],
  tiles: ['contract', 'internal'],
  controllers: ['contract', 'internal', 'locales'],
  components: ['contract', 'internal', 'locales', 'layouts', 'tiles', 'controllers'],
  embed: ['contract', 'internal', 'locales', 'client', 'layouts', 'tiles', 'controllers', 'components'],
};
