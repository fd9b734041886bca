/**
 * Layers of `src/`, from the lowest: the other layers that each may import. Oxlint checks imports against them, and tests check
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
  components: ['contract', 'internal', 'locales', 'layouts', 'tiles', 'controllers', 'define'],
  // Registers the elements; elements that create others import it.
  define: ['internal', 'client', 'controllers', 'components'],
  embed: ['contract', 'internal', 'locales', 'client', 'layouts', 'tiles', 'controllers', 'components'],
};

/**
 * Layers of `mock-server/`, from the lowest, in the same way. Besides, every layer imports `src/contract/`, and nothing else of `src/`.
 * The files of the folder itself are entry points: they import layers, and no layer imports them.
 */
export const MOCK_LAYERS: Readonly<Record<string, readonly string[]>> = {
  internal: [],
  store: ['internal'],
  imaging: ['internal', 'store'],
  datasets: ['internal', 'store'],
  durable: ['internal', 'store'],
  http: ['internal', 'store', 'imaging'],
  webhooks: ['internal', 'store', 'http'],
  seed: ['internal', 'store', 'imaging', 'http'],
  handlers: ['internal', 'store', 'imaging', 'datasets', 'http', 'webhooks', 'seed'],
  scenarios: ['internal', 'store', 'http', 'seed', 'handlers'],
  control: ['internal', 'store', 'imaging', 'http', 'webhooks', 'seed', 'handlers', 'scenarios'],
  server: ['internal', 'store', 'imaging', 'durable', 'http', 'seed', 'handlers', 'scenarios', 'control'],
  check: ['internal', 'http', 'handlers'],
  cli: ['internal', 'imaging', 'durable', 'http', 'webhooks', 'handlers', 'scenarios', 'control', 'server'],
};
