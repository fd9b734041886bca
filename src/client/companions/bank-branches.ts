import { BANK_CODE_PATTERN, BRANCH_CODE_PATTERN, MAX_LOOKUP_LIMIT } from '../../contract/limits.ts';
import type { BankBranch, BankBranchSearch } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { integer, matching, required, text } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { readWhole } from './data-sets.ts';
import { keyedHost } from './requests.ts';

const branchCode = () => matching(BRANCH_CODE_PATTERN, 'four letters, then seven letters or digits');

/**
 * `GET /ifsc/{code}`: reads the bank branch with a given code. Requires `keys.platform`.
 *
 * @param code IFSC code: four letters, then seven letters or digits; case-insensitive.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an unknown
 *   code.
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
      ...keyedHost('platform'),
      params: { code },
      input: { code },
      rules: { code: required(branchCode()) },
      wire: () => ({}),
      read: readRecord<BankBranch>,
    },
    options,
  );

/**
 * `POST /ifsc`: searches bank branches that match all given fields, sorted by code. Without fields, all branches match.
 * Never retried. Requires `keys.platform`.
 *
 * @param input All fields are optional: `ifsc` (eleven characters, case-insensitive), `bank_code` (first four letters of the
 *   code, case-insensitive), `district` (full name), `limit` (1 to 200, default 50).
 * @returns The first `limit` matches, as a single page. If `has_next` is true, narrow the search.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
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
      ...keyedHost('platform'),
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
