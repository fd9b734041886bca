import { BANK_CODE_PATTERN, BRANCH_CODE_PATTERN } from '../../../src/contract/limits.ts';
import { findBranches } from '../../datasets/branches.ts';
import { jsonResponse, type MockResponse } from '../../http/mock-response.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readOptionalJson } from '../../http/read-optional-json.ts';
import { singleEnvelope } from '../envelope.ts';
import type { RequestContext, Operation } from '../operation.ts';
import { requireUser } from '../require-user.ts';
import { requireCode, lookupResponse, readFilter, readLookupLimit } from './lookups.ts';

const IFSC = { pattern: BRANCH_CODE_PATTERN, expected: 'four letters and seven letters or digits' };
const BANK_CODE = { pattern: BANK_CODE_PATTERN, expected: 'four letters' };

/** Operations to look up bank branches. */
// Gap: C1
export function bankBranchOperations(): Operation[] {
  return [
    {
      id: 'getBankBranch',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/ifsc/{code}',
      handle: getBankBranch,
    },
    {
      id: 'searchBankBranches',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/ifsc',
      handle: searchBankBranches,
    },
  ];
}

function getBankBranch(context: RequestContext): MockResponse {
  requireUser(context);
  const ifsc = requireCode(context.params['code'] ?? '', IFSC);
  const [branch] = findBranches({ ifsc });
  if (!branch) throw new Problem('not_found', `There is no bank branch ${quote(ifsc)}.`);
  return jsonResponse(singleEnvelope(branch));
}

async function searchBankBranches(context: RequestContext): Promise<MockResponse> {
  requireUser(context);
  const body = new BodyReader(await readOptionalJson(context.request));
  const filter = {
    ifsc: body.text('ifsc', IFSC),
    bank_code: body.text('bank_code', BANK_CODE),
    district: readFilter(body, 'district'),
  };
  const limit = readLookupLimit(body);
  body.finish();
  return lookupResponse(findBranches(filter), limit);
}
