import {
  BANK_CODE_PATTERN,
  BRANCH_CODE_PATTERN,
  DEFAULT_LOOKUP_LIMIT,
  MAX_LOOKUP_LIMIT,
  POSTAL_CODE_PATTERN,
} from '../../../src/contract/limits.ts';
import { findBranches, findPostalCodes } from '../../datasets/lookups.ts';
import { BodyReader } from '../../http/fields.ts';
import { Problem, quote, wrongField } from '../../http/problem.ts';
import { readOptionalJson } from '../../http/read-body.ts';
import { jsonResponse } from '../../http/responses.ts';
import { onePage, paginate } from '../../store/paginate.ts';
import { requireUser } from '../access.ts';
import type { AppContext, RequestContext } from '../operation.ts';
import { listEnvelope, pageResponse, singleResponse } from '../records.ts';

/** Format of a code. */
export interface CodeRule {
  pattern: RegExp;
  /** Description of the format, after "must be". */
  expected: string;
}

/** Returns the code of a path; throws 422 if malformed. */
// Gap: C1
export function requireCode(code: string, { pattern, expected }: CodeRule): string {
  if (pattern.test(code)) return code;
  throw wrongField('code', `must be ${expected}, not ${quote(code)}`);
}

/** Reads a search filter; an empty one counts as missing, as in queries. */
// Gap: G3
export function readFilter(body: BodyReader, name: string): string | undefined {
  return body.text(name) || undefined;
}

/** Reads the `limit` parameter of a search. */
export function readLookupLimit(body: BodyReader): number {
  return body.number('limit', { min: 1, max: MAX_LOOKUP_LIMIT, whole: true }) ?? DEFAULT_LOOKUP_LIMIT;
}

/** Responds with the first records of a search; there is no second page. */
export function lookupResponse<T>(records: readonly T[], limit: number): Response {
  return jsonResponse(listEnvelope(paginate(records, 1, limit)));
}

const IFSC = { pattern: BRANCH_CODE_PATTERN, expected: 'four letters and seven letters or digits' };
const BANK_CODE = { pattern: BANK_CODE_PATTERN, expected: 'four letters' };

/** A bank branch by its code. */
export function getBankBranch(_: AppContext, context: RequestContext): Response {
  requireUser(context);
  const ifsc = requireCode(context.params['code'] ?? '', IFSC);
  const [branch] = findBranches({ ifsc });
  if (!branch) throw new Problem('not_found', `There is no bank branch ${quote(ifsc)}.`);
  return singleResponse(branch);
}

/** Searches bank branches. */
export async function searchBankBranches(_: AppContext, context: RequestContext): Promise<Response> {
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

const PINCODE = { pattern: POSTAL_CODE_PATTERN, expected: 'a string of six digits' };

/** Post offices of a postal code. */
export function getPostalCode(_: AppContext, context: RequestContext): Response {
  requireUser(context);
  const pincode = requireCode(context.params['code'] ?? '', PINCODE);
  const offices = findPostalCodes({ pincode });
  if (offices.length === 0) throw new Problem('not_found', `There is no postal code ${quote(pincode)}.`);
  return pageResponse(onePage(offices));
}

/** Searches postal codes. */
export async function searchPostalCodes(_: AppContext, context: RequestContext): Promise<Response> {
  requireUser(context);
  const body = new BodyReader(await readOptionalJson(context.request));
  const pincode = body.text('pincode', PINCODE);
  const filter = { pincode, district: readFilter(body, 'district'), state: readFilter(body, 'state') };
  const limit = readLookupLimit(body);
  body.finish();
  return lookupResponse(findPostalCodes(filter), limit);
}
