import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { startPixServer, type PixServerOptions } from '../../../mock-server/server.ts';
import type { Image, List } from '../../../src/contract/models.ts';
import { newFolder } from '../../support/data-folder.ts';
import { bodyOf } from '../support/mock.ts';

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
  ])('%s', async (_, options, message) => {
    const starting = startPixServer({ port: 0, ...options });
    await expect(starting.then((server) => server.close())).rejects.toThrow(message);
  });
});

test('a mock in memory rejects such a latency, too', () => {
  expect(() => createMockFetch({ latency: -5 })).toThrow(
    'latency must be milliseconds from 0 to 60000, not -5.',
  );
});
