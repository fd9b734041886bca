import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { createMockHandlers } from '../../../mock-server/msw-handlers.ts';
import { startPixServer, type PixServerOptions } from '../../../mock-server/server.ts';
import type { Image, List } from '../../../src/contract/models.ts';
import { newFolder } from '../../support/data-folder.ts';
import { bodyOf } from '../support/mock.ts';

/** Options that do not compile. */
const invalid = (options: object) => options as PixServerOptions;

const seed = { pictures: [{ slug: 'harbour' }] };

test('a server shows the pictures of a seed instead of the sample', async () => {
  const server = await startPixServer({ port: 0, seed, scenario: 'slow' });
  onTestFinished(() => server.close());
  server.control.faults.clear();
  const { data } = await bodyOf<List<Image>>(await fetch(`${server.url}/api/v1/images`));
  expect(data.map(({ slug }) => slug)).toEqual(['harbour']);
});

test('a scenario without its own data can be used with stored data, unlike others', async () => {
  const data = await newFolder();
  await (await startPixServer({ port: 0, seed, data })).close();
  const server = await startPixServer({ port: 0, data, scenario: 'flaky' });
  onTestFinished(() => server.close());
  expect(server.control.faults.list().length).toBeGreaterThan(0);
  await server.close();
  await expect(startPixServer({ port: 0, data, scenario: 'empty' })).rejects.toThrow('already contains data');
});

describe('a server does not start', () => {
  test.each<[string, PixServerOptions, string]>([
    [
      'with pictures from a seed and from a folder',
      { seed, pictures: 'p' },
      'seed and pictures both choose the pictures; omit one of them.',
    ],
    [
      'with a folder of pictures that a scenario would replace',
      { pictures: 'p', scenario: 'huge' },
      'scenario huge has its own pictures; omit pictures, or choose another scenario.',
    ],
    [
      'with a seed that a scenario would replace',
      { seed, scenario: 'huge' },
      'scenario huge has its own pictures; omit seed, or choose another scenario.',
    ],
    [
      'with an invalid base URL',
      { baseUrl: 'pix.example.org' },
      'A base URL must be an http or https address without query, such as https://pix.example.org, not "pix.example.org".',
    ],
    ['with a negative latency', { latency: -5 }, 'latency must be milliseconds from 0 to 60000, not -5.'],
    [
      'with a latency that is not a number',
      { latency: NaN },
      'latency must be milliseconds from 0 to 60000, not NaN.',
    ],
    [
      'with a folder of pictures that does not exist',
      { pictures: '/nonexistent' },
      'pictures must name a folder of pictures; /nonexistent does not exist.',
    ],
    ['with a port below 0', { port: -1 }, 'port must be a whole number from 0 to 65535, not -1.'],
    ['with a text as port', invalid({ port: 'x' }), 'port must be a whole number from 0 to 65535, not "x".'],
    ['with a text as static', invalid({ static: 'x' }), 'static must be a list, not "x".'],
    [
      'with a folder of static files without a name',
      invalid({ static: [{ prefix: '/', dir: 5 }] }),
      'static[0].dir must be text, not 5.',
    ],
    [
      'with a folder of static files without its fields',
      invalid({ static: [{}] }),
      'static[0].prefix must be text, not undefined.',
    ],
    [
      'with static files without a folder',
      invalid({ static: [{ prefix: '/' }] }),
      'static[0].dir must be text, not undefined.',
    ],
    [
      'with a folder of static files that does not exist',
      { static: [{ prefix: '/', dir: '/nonexistent' }] },
      'static[0].dir must name a folder; /nonexistent does not exist.',
    ],
    ['with a number as onRequest', invalid({ onRequest: 5 }), 'onRequest must be a function, not 5.'],
    ['with an unknown option', invalid({ prot: 0 }), 'prot is unknown; known are port, host, baseUrl'],
  ])('%s', async (_, options, message) => {
    const starting = startPixServer({ port: 0, ...options });
    await expect(starting.then((server) => server.close())).rejects.toThrow(message);
  });
});

test.each(['files', '/files', 'files/'])('static files with the prefix %s are at /files/', async (prefix) => {
  const only = ['server-options.test.ts'];
  const server = await startPixServer({
    port: 0,
    seed,
    static: [{ prefix, dir: import.meta.dirname, only }],
  });
  onTestFinished(() => server.close());
  expect((await fetch(`${server.url}/files/server-options.test.ts`)).status).toBe(200);
});

test('a mock in memory rejects such a latency, too', () => {
  expect(() => createMockFetch({ latency: -5 })).toThrow(
    'latency must be milliseconds from 0 to 60000, not -5.',
  );
});

test.each<[unknown, string]>([
  [{ bogus: 1 }, 'bogus is unknown; known are seed, scenario, latency'],
  [{ hosts: { pay: 'https://pay.example' } }, 'hosts.pay is unknown; known are pictures, platform'],
  [{ hosts: { payments: 'nonsense' } }, 'hosts.payments must be an http or https address'],
  [{ pageSizes: { size: 5 } }, 'pageSizes.size is unknown; known are default, max, clamp.'],
  [{ control: 'x' }, 'control must be true or false, not "x".'],
  [{ clock: 5 }, 'clock must be a function, not 5.'],
  [{ seed: 'x' }, 'seed must be an object, not "x".'],
  [5, 'options must be an object, not 5.'],
  [null, 'options must be an object, not null.'],
])('a mock in memory cannot have the options %j', (options, message) => {
  expect(() => createMockFetch(options as object)).toThrow(message);
  expect(() => createMockHandlers(options as object)).toThrow(message);
});
