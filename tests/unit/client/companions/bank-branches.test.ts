import { describe, expect, it } from 'vitest';
import { getBankBranch, searchBankBranches } from '../../../../src/client/companions/bank-branches.ts';
import { PixNotFoundError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('getBankBranch', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with the branch of a code, in any case', async () => {
    const branch = await getBankBranch(transport(), 'sbin0000001');
    expect(branch).toMatchObject({ ifsc: 'SBIN0000001', bank_code: 'SBIN', branch: 'Kolkata Main' });
    expect(sent()).toEqual(['GET /platform/api/v1/ifsc/sbin0000001']);
  });

  it('rejects with a PixNotFoundError for an unknown code', async () => {
    await expect(getBankBranch(transport(), 'SBIN0ZZZZZZ')).rejects.toBeInstanceOf(PixNotFoundError);
  });

  it.each(['SBIN000000', 'SBIN00000011', '1BIN0000001', 'SBIN000000/', 'SBIN000000é', ''])(
    'rejects the code %j before anything is sent (U1, U2)',
    async (code) => {
      await refused(getBankBranch(transport(), code), 'code');
    },
  );
});

describe('searchBankBranches', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with the branches that match all fields, and sends no further request when iterated', async () => {
    const page = await searchBankBranches(transport(), { bank_code: 'sbin', limit: 3 });
    const codes: string[] = [];
    for await (const { bank_code } of page) codes.push(bank_code);
    expect(codes).toEqual(['SBIN', 'SBIN', 'SBIN']);
    expect(page.pagination.has_next).toBe(true);
    expect(sent()).toEqual(['POST /platform/api/v1/ifsc']);
  });

  it('finds one by its code and district', async () => {
    const { data } = await searchBankBranches(transport(), { ifsc: 'HDFC0000060', district: 'mumbai' });
    expect(data.map(({ branch }) => branch)).toEqual(['Fort, Mumbai']);
  });

  it.each([
    ['limit', 0],
    ['limit', 201],
    ['ifsc', 'SBIN'],
    ['bank_code', 'SBI'],
    ['bank_code', 'SBIN0'],
    ['district', 1],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    await refused(searchBankBranches(transport(), { [field]: value }), field);
  });
});
