import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Pages with Pix in their bundle, which do without the script. */
const BUNDLED = ['examples/module', 'examples/styling'];

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  if (BUNDLED.includes(starlightRoute.id))
    starlightRoute.head = starlightRoute.head.filter(({ attrs }) => attrs?.['src'] !== '/cdn/sdk.js');
});
