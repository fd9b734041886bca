import { expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { createCompanions, get, post } from '../support/companions.ts';

test.each(contractOperations.filter(({ host }) => host !== 'pictures'))(
  '$id is available on its own host only',
  async ({ host, method, path }) => {
    const { send } = createCompanions();
    for (const other of ['platform', 'messaging', 'crawler', 'lexicon', 'payments', 'wallet']) {
      if (other !== host)
        expect((await send(`/${other}${path}`, { ...get(), method })).status, other).toBe(404);
    }
  },
);

test('hosts can have separate base URLs', async () => {
  const { send } = createCompanions({ hosts: { platform: 'https://platform.test/v' } });
  expect((await send('https://platform.test/v/api/v1/birds')).status).toBe(200);
  const made = await send('https://platform.test/v/api/v1/shorturl', post({ url: 'https://example.org/' }));
  const { data } = (await made.json()) as { data: { short_url: string } };
  expect(data.short_url).toMatch(/^https:\/\/platform\.test\/v\/s\/\w{7}$/);
  expect((await send(data.short_url)).status).toBe(307);
});
