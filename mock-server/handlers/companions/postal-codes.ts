import { POSTAL_CODE_PATTERN } from '../../../src/contract/limits.ts';
import { findPostalCodes } from '../../datasets/postal-codes.ts';
import { listAnswer, type Answer } from '../../http/answer.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readOptionalJson } from '../../http/read-optional-json.ts';
import { onePage } from '../../store/paginate.ts';
import { listEnvelope } from '../envelope.ts';
import type { Call, Operation } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { codeOrRefuse, lookupAnswer, readFilter, readLookupLimit } from './lookups.ts';

const PINCODE = { pattern: POSTAL_CODE_PATTERN, means: 'a text of six digits' };

/** Looking up postal codes. Gap: C1. */
export function postalCodeOperations(): Operation[] {
  return [
    {
      id: 'getPostalCode',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/pincode/{code}',
      answer: getPostalCode,
    },
    {
      id: 'searchPostalCodes',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/pincode',
      answer: searchPostalCodes,
    },
  ];
}

function getPostalCode(call: Call): Answer {
  signedIn(call);
  const pincode = codeOrRefuse(call.params['code'] ?? '', PINCODE);
  const offices = findPostalCodes({ pincode });
  if (offices.length === 0) throw new Problem('not_found', `There is no postal code ${quote(pincode)}.`);
  return listAnswer(listEnvelope(onePage(offices)));
}

async function searchPostalCodes(call: Call): Promise<Answer> {
  signedIn(call);
  const body = new BodyReader(await readOptionalJson(call.request));
  const pincode = body.text('pincode', PINCODE);
  const filter = { pincode, district: readFilter(body, 'district'), state: readFilter(body, 'state') };
  const limit = readLookupLimit(body);
  body.finish();
  return lookupAnswer(findPostalCodes(filter), limit);
}
