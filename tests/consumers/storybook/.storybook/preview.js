import { setupWorker } from 'msw/browser';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import { createMockHandlers } from 'pix-sdk/mock/browser';

const worker = setupWorker();

export default {
  beforeAll: async () => {
    await worker.start({ quiet: true, serviceWorker: { url: 'mockServiceWorker.js' } });
  },
  loaders: ({ id, parameters }) => {
    const baseUrl = `${location.origin}/${id}`;
    const { handlers, control } = createMockHandlers({ baseUrl, ...parameters.pix });
    worker.use(...handlers);
    return { control, source: createPublicPix({ baseUrl, retry: 0 }) };
  },
  render: (args, { component, loaded: { source } }) =>
    Object.assign(document.createElement(component), { source }, args),
};
