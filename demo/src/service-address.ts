import { scriptTag } from '../../tools/build/script-tag.ts';

/** Address of the service in documents and examples. */
export const EXAMPLE_ADDRESS = 'https://pix.example';

/** The script tag of examples. */
export const EXAMPLE_SCRIPT = scriptTag(`${EXAMPLE_ADDRESS}/cdn/sdk.js`);

/** Address of the service that serves the page; without a service of its own, a page has a mock. */
export const serviceAddress = () =>
  document.querySelector('script[data-start]') ? EXAMPLE_ADDRESS : location.origin;
