import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Pages without containers, which do without the script: they have Pix in their bundle, or in a frame. */
const WITHOUT_SCRIPT = ['examples/module', 'examples/styling', 'playground'];

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  if (WITHOUT_SCRIPT.includes(starlightRoute.id))
    starlightRoute.head = starlightRoute.head.filter(({ attrs }) => attrs?.['src'] !== '/cdn/sdk.js');
});
