import { describe, expect, it } from 'vitest';
import { getPostalCode, searchPostalCodes } from '../../../../src/client/companions/postal-codes.ts';
import { PixAuthError, PixNotFoundError, PixServerError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('getPostalCode', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with all offices of a code', async () => {
    const { data } = await getPostalCode(transport(), '796005');
    expect(data.map(({ office }) => office)).toContain('Muallungthu');
    expect(sent()).toEqual(['GET /platform/api/v1/pincode/796005']);
  });

  it('rejects with a PixNotFoundError for an unknown code', async () => {
    await expect(getPostalCode(transport(), '000000')).rejects.toBeInstanceOf(PixNotFoundError);
  });

  it.each(['79600', '7960011', '79600a', '796001\n', '', '../ifsc', 796001])(
    'rejects the code %j before anything is sent (U1, U2)',
    async (code) => {
      await refused(getPostalCode(transport(), code as string), 'code');
    },
  );
});

describe('searchPostalCodes', () => {
  const { server, transport, sent, refused } = liveCompanions();

  it('resolves with the offices that match all fields', async () => {
    const input = { pincode: '796005', district: 'aizawl', state: 'Mizoram', limit: 2 };
    const { data, pagination } = await searchPostalCodes(transport(), input);
    expect(data.map(({ pincode }) => pincode)).toEqual(['796005', '796005']);
    expect(pagination.has_next).toBe(true);
    expect(sent()).toEqual(['POST /platform/api/v1/pincode']);
  });

  it('iterates over its own records without a further request', async () => {
    const offices: string[] = [];
    for await (const { office } of await searchPostalCodes(transport(), { limit: 3 })) offices.push(office);
    expect(offices).toHaveLength(3);
    expect(sent()).toHaveLength(1);
  });

  it('lists everything without fields', async () => {
    expect((await searchPostalCodes(transport())).data).toHaveLength(50);
  });

  it('resolves with an empty list if nothing is found', async () => {
    const { data, pagination } = await searchPostalCodes(transport(), { district: 'Nowhere' });
    expect([data, pagination.total]).toEqual([[], 0]);
  });

  it('is never retried automatically (P10)', async () => {
    server().control.faults.add({ operation: 'searchPostalCodes', status: 503 });
    await expect(searchPostalCodes(transport())).rejects.toBeInstanceOf(PixServerError);
    expect(sent()).toHaveLength(1);
  });

  it.each([{ limit: 1 }, { limit: 200 }])('sends %j, which is within its limits (U1)', async (input) => {
    await searchPostalCodes(transport(), input);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['limit', 0],
    ['limit', 201],
    ['pincode', '79600'],
    ['pincode', 796001],
    ['district', null],
    ['state', 4],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    await refused(searchPostalCodes(transport(), { [field]: value }), field);
  });

  it('rejects with a PixAuthError for a revoked key', async () => {
    const client = transport({ keys: { platform: 'pix_test_revoked' } });
    await expect(searchPostalCodes(client)).rejects.toBeInstanceOf(PixAuthError);
  });
});
