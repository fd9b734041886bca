import { describe, expect, it } from 'vitest';
import { createShortLink } from '../../../../src/client/companions/short-links.ts';
import { PixHttpError } from '../../../../src/client/core/errors.ts';
import { PixConflictError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

const URL_OF_2048 = `https://example.org/${'a'.repeat(2028)}`;

describe('createShortLink', () => {
  const { server, transport, sent, refused } = liveCompanions();

  it('creates a link that leads to its target', async () => {
    const link = await createShortLink(transport(), {
      url: 'https://example.org/a?b=c',
      custom_code: 'spring26',
      title: 'Spring',
      expires_in_days: 0.5,
    });
    expect(link).toMatchObject({ code: 'spring26', title: 'Spring', clicks: 0 });
    expect(link.expires_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(sent()).toEqual(['POST /platform/api/v1/shorturl']);
    const followed = await fetch(link.short_url, { redirect: 'manual' });
    expect([followed.status, followed.headers.get('location')]).toEqual([307, 'https://example.org/a?b=c']);
  });

  it.each([
    { url: URL_OF_2048 },
    { url: 'http://example.org', custom_code: 'abc' },
    { url: 'http://example.org', custom_code: 'a'.repeat(32) },
    { url: 'http://example.org', title: '🐈'.repeat(200) },
    { url: 'http://example.org', expires_in_days: 3650 },
  ])('sends values at their limits (U1) %#', async (input) => {
    expect((await createShortLink(transport(), input)).clicks).toBe(0);
  });

  it.each([
    ['url', undefined],
    ['url', ''],
    ['url', 'example.org'],
    ['url', 'ftp://example.org'],
    ['url', 'javascript:alert(1)'],
    ['url', `${URL_OF_2048}a`],
    ['custom_code', 'ab'],
    ['custom_code', 'a'.repeat(33)],
    ['custom_code', 'a-b'],
    ['title', 'a'.repeat(201)],
    ['expires_in_days', 0],
    ['expires_in_days', 3650.5],
    ['expires_in_days', '7'],
    ['expires_in_days', NaN],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    const input = { url: 'https://example.org/', [field]: value } as { url: string };
    await refused(createShortLink(transport(), input), field);
  });

  it('rejects with a PixConflictError if the code is taken', async () => {
    const input = { url: 'https://example.org/', custom_code: 'taken' };
    await createShortLink(transport(), input);
    const second = createShortLink(transport(), input);
    await expect(second).rejects.toBeInstanceOf(PixConflictError);
  });

  it('rejects with a PixHttpError of status 402 if no free link is left and the wallet is empty', async () => {
    const client = transport({ keys: { platform: 'pix_test_other' } });
    for (let link = 0; link < 30; link++) await createShortLink(client, { url: 'https://example.org/' });
    const error: unknown = await createShortLink(client, { url: 'https://example.org/' }).catch(
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(PixHttpError);
    expect(error).toMatchObject({ status: 402, code: 'payment_required' });
    expect((error as PixHttpError).maybeSent).toBeUndefined();
  });

  it('names the field of a status 422', async () => {
    const { short_url } = await createShortLink(transport(), { url: 'https://example.org/' });
    const error: unknown = await createShortLink(transport(), { url: short_url }).catch(
      (error: unknown) => error,
    );
    expect(error).toMatchObject({ status: 422, code: 'invalid_parameter' });
    expect(Object.keys((error as PixHttpError).fields ?? {})).toEqual(['url']);
  });

  it('is sent once, and sets maybeSent if the response is lost (U17)', async () => {
    server().control.faults.add({ operation: 'createShortLink', breaks: { after: 10 } });
    const call = createShortLink(transport(), { url: 'https://example.org/' });
    await expect(call).rejects.toMatchObject({ code: 'network', maybeSent: true });
    expect(sent()).toHaveLength(1);
  });
});
