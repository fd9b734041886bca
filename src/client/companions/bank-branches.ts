import { BANK_CODE_PATTERN, BRANCH_CODE_PATTERN, MAX_LOOKUP_LIMIT } from '../../contract/limits.ts';
import type { BankBranch, BankBranchSearch } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { integer, matching, required, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import type { Page } from '../page.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { readWhole } from './read-whole.ts';

const branchCode = () => matching(BRANCH_CODE_PATTERN, 'four letters, then seven letters or digits');

/**
 * `GET /ifsc/{code}`: the branch of a bank branch code. Needs `keys.platform`.
 *
 * @param code Eleven characters, the first four letters; case does not matter.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixNotFoundError when there is no such code.
 */
export const getBankBranch = (
  transport: Transport,
  code: string,
  options?: RequestOptions,
): Call<BankBranch> =>
  transport(
    {
      operation: 'getBankBranch',
      path: '/api/v1/ifsc/{code}',
      host: 'platform',
      params: { code },
      input: { code },
      rules: { code: required(branchCode()) },
      wire: () => ({}),
      read: readRecord<BankBranch>,
    },
    options,
  );

/**
 * `POST /ifsc`: branches that fit all the given fields, by code; all there are if none is given. Never sent again by
 * itself. Needs `keys.platform`.
 *
 * @param input All optional: `ifsc` (eleven characters, in any case), `bank_code` (its first four letters, in any case),
 *   `district` (its whole name), `limit` (1 to 200, default 50).
 * @returns The first `limit` of them, in one page: where `has_next` is true, narrow the search.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError.
 */
export const searchBankBranches = (
  transport: Transport,
  input?: BankBranchSearch,
  options?: RequestOptions,
): Call<Page<BankBranch>> =>
  transport(
    {
      operation: 'searchBankBranches',
      method: 'POST',
      path: '/api/v1/ifsc',
      host: 'platform',
      input,
      rules: {
        ifsc: branchCode(),
        bank_code: matching(BANK_CODE_PATTERN, 'four letters'),
        district: text(),
        limit: integer(1, MAX_LOOKUP_LIMIT),
      },
      read: readWhole<BankBranch>,
    },
    options,
  );
