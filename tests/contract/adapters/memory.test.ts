import { describe } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { platformSuite } from './platform-suite.ts';

describe('as a fetch function', () => {
  platformSuite(() => {
    const fetch = createMockFetch({ baseUrl: 'http://pix.test' });
    return Promise.resolve({
      baseUrl: 'http://pix.test',
      fetch,
      control: fetch.control,
      stop: () => undefined,
    });
  });
});
