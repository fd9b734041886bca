import { describe, expect, test } from 'vitest';
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

describe('a blob', () => {
  const upload = (body: object) =>
    createMockFetch()('http://pix.test/api/v1/images', {
      method: 'POST',
      headers: { 'X-API-Key': 'pix_test_owner' },
      body: body as Blob,
    });

  test.each(['Blob', 'File'])(
    'of the class %s of a simulated document, such as jsdom, is sent with its type',
    async (name) => {
      const form = new FormData();
      form.append('image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>']), 'a');
      const known = await new Response(form).blob();
      const arrayBuffer = () => known.arrayBuffer();
      const response = await upload({ [Symbol.toStringTag]: name, type: known.type, arrayBuffer });
      expect(response.status).toBe(201);
    },
  );

  test('that cannot be read fails like a request without a connection', async () => {
    const cause = new DOMException('The blob could not be read', 'NotReadableError');
    const sending = upload({ [Symbol.toStringTag]: 'Blob', arrayBuffer: () => Promise.reject(cause) });
    await expect(sending).rejects.toThrow(new TypeError('fetch failed', { cause }));
  });
});
