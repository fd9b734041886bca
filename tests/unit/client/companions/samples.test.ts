import { describe, expect, it } from 'vitest';
import { createPix, type Pix } from '../../../../src/index.ts';
import { liveCompanions } from './support/live-companions.ts';

const draws: [string, (pix: Pix, query?: object) => Promise<unknown>][] = [
  ['birds.random', (pix, query) => pix.companions.birds.random(query)],
  ['proverbs.random', (pix, query) => pix.companions.proverbs.random(query)],
];

describe.each(draws)('%s', (_name, draw) => {
  const { server, sent, refused } = liveCompanions();
  const pix = () => createPix({ baseUrl: server().url, keys: { platform: 'pix_test_owner' } });

  it('returns a random sample, with further parameters', async () => {
    expect(await draw(pix(), { count: 3 })).toMatchObject({ data: { length: 3 } });
    expect(sent()).toEqual([expect.stringMatching(/\?count=3&random=true$/)]);
  });

  it('rejects an unreadable query, instead of throwing (U19)', async () => {
    const get = () => {
      throw new Error('no');
    };
    const proxy = new Proxy({}, { ownKeys: get });
    for (const query of [Object.defineProperty({}, 'q', { enumerable: true, get }), proxy, null, 7])
      await refused(draw(pix(), query as object), 'input');
  });
});
