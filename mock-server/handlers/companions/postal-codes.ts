import { POSTAL_CODE_PATTERN } from '../../../src/contract/limits.ts';
import { findPostalCodes } from '../../datasets/postal-codes.ts';
import { listResponse, type MockResponse } from '../../http/mock-response.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readOptionalJson } from '../../http/read-optional-json.ts';
import { onePage } from '../../store/paginate.ts';
import { listEnvelope } from '../envelope.ts';
import type { RequestContext, Operation } from '../operation.ts';
import { requireUser } from '../require-user.ts';
import { requireCode, lookupResponse, readFilter, readLookupLimit } from './lookups.ts';

const PINCODE = { pattern: POSTAL_CODE_PATTERN, expected: 'a string of six digits' };

/** Operations to look up postal codes. */
// Gap: C1
export function postalCodeOperations(): Operation[] {
  return [
    {
      id: 'getPostalCode',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/pincode/{code}',
      handle: getPostalCode,
    },
    {
      id: 'searchPostalCodes',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/pincode',
      handle: searchPostalCodes,
    },
  ];
}

function getPostalCode(context: RequestContext): MockResponse {
  requireUser(context);
  const pincode = requireCode(context.params['code'] ?? '', PINCODE);
  const offices = findPostalCodes({ pincode });
  if (offices.length === 0) throw new Problem('not_found', `There is no postal code ${quote(pincode)}.`);
  return listResponse(listEnvelope(onePage(offices)));
}

async function searchPostalCodes(context: RequestContext): Promise<MockResponse> {
  requireUser(context);
  const body = new BodyReader(await readOptionalJson(context.request));
  const pincode = body.text('pincode', PINCODE);
  const filter = { pincode, district: readFilter(body, 'district'), state: readFilter(body, 'state') };
  const limit = readLookupLimit(body);
  body.finish();
  return lookupResponse(findPostalCodes(filter), limit);
}
