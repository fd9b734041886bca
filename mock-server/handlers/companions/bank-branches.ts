import { BANK_CODE_PATTERN, BRANCH_CODE_PATTERN } from '../../../src/contract/limits.ts';
import { findBranches } from '../../datasets/branches.ts';
import { jsonAnswer, type Answer } from '../../http/answer.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readOptionalJson } from '../../http/read-optional-json.ts';
import { singleEnvelope } from '../envelope.ts';
import type { Call, Operation } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { codeOrRefuse, lookupAnswer, readFilter, readLookupLimit } from './lookups.ts';

const IFSC = { pattern: BRANCH_CODE_PATTERN, means: 'four letters and seven letters or digits' };
const BANK_CODE = { pattern: BANK_CODE_PATTERN, means: 'four letters' };

/** Looking up bank branches. Gap: C1. */
export function bankBranchOperations(): Operation[] {
  return [
    {
      id: 'getBankBranch',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/ifsc/{code}',
      answer: getBankBranch,
    },
    {
      id: 'searchBankBranches',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/ifsc',
      answer: searchBankBranches,
    },
  ];
}

function getBankBranch(call: Call): Answer {
  signedIn(call);
  const ifsc = codeOrRefuse(call.params['code'] ?? '', IFSC);
  const [branch] = findBranches({ ifsc });
  if (!branch) throw new Problem('not_found', `There is no bank branch ${quote(ifsc)}.`);
  return jsonAnswer(singleEnvelope(branch));
}

async function searchBankBranches(call: Call): Promise<Answer> {
  signedIn(call);
  const body = new BodyReader(await readOptionalJson(call.request));
  const filter = {
    ifsc: body.text('ifsc', IFSC),
    bank_code: body.text('bank_code', BANK_CODE),
    district: readFilter(body, 'district'),
  };
  const limit = readLookupLimit(body);
  body.finish();
  return lookupAnswer(findBranches(filter), limit);
}
