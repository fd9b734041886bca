/** Address of the service in documents and examples. */
export const EXAMPLE_ADDRESS = 'https://pix.example';

/** Address of the service that serves the page; without a service of its own, a page has a mock. */
export const serviceAddress = () =>
  document.querySelector('script[data-start]') ? EXAMPLE_ADDRESS : location.origin;
