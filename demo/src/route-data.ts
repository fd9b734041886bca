import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Pages without containers, which do without the script: they have Pix in their bundle, or in a frame. */
const WITHOUT_SCRIPT = ['examples/module', 'examples/styling', 'playground'];

/** Pages with a mock of the service and its ten thousand pictures. Deferred scripts run in their order. */
const WITH_HUGE_MOCK = ['examples/huge'];
const HUGE_MOCK = [
  { tag: 'script' as const, attrs: { src: '/mock/page.js', 'data-start': 'huge', defer: true } },
  { tag: 'script' as const, attrs: { src: '/cdn/sdk.js', defer: true } },
];

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const { id, head } = starlightRoute;
  const hasOwnScripts = WITH_HUGE_MOCK.includes(id);
  if (WITHOUT_SCRIPT.includes(id) || hasOwnScripts)
    starlightRoute.head = head.filter(({ attrs }) => attrs?.['src'] !== '/cdn/sdk.js');
  if (hasOwnScripts) starlightRoute.head.push(...HUGE_MOCK.map((each) => ({ ...each, content: '' })));
});
