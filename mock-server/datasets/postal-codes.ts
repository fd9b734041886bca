import type { PostalCode } from '../../src/contract/models.ts';
import { POSTAL_CODES_ELSEWHERE } from './tables/postal-codes-elsewhere.ts';
import { POSTAL_CODES_MIZORAM } from './tables/postal-codes-mizoram.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { matchesName } from '../store/matches-name.ts';
import { readTable } from './read-table.ts';

/** Conditions for post offices. All given ones must apply; each is a complete value, ignoring case. */
export interface PostalCodeQuery {
  pincode?: string | undefined;
  district?: string | undefined;
  state?: string | undefined;
}

const POSTAL_CODES: readonly PostalCode[] = readTable(
  ['pincode', 'office', 'district', 'state'],
  POSTAL_CODES_MIZORAM + POSTAL_CODES_ELSEWHERE,
).sort((a, b) => byUnicode(a.pincode, b.pincode) || byUnicode(a.office, b.office));

/** Finds post offices among all 120, in the order of code and name. */
// Gap: C1
export function findPostalCodes({ pincode, district, state }: PostalCodeQuery = {}): PostalCode[] {
  const isPincode = matchesName(pincode);
  const isDistrict = matchesName(district);
  const isState = matchesName(state);
  return POSTAL_CODES.filter(
    (office) => isPincode(office.pincode) && isDistrict(office.district) && isState(office.state),
  );
}
