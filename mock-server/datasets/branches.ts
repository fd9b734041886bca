import type { BankBranch } from '../../src/contract/models.ts';
import { BANKS, BRANCHES, MADE_UP_BRANCHES } from './tables/branches.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { isNamed } from '../store/is-named.ts';
import { readTable } from './read-table.ts';

/** Which branches. All given conditions apply together; each is a whole value, in any case. */
export interface BranchQuery {
  ifsc?: string | undefined;
  /** Four letters. */
  bank_code?: string | undefined;
  district?: string | undefined;
}

const bankNames = new Map(
  readTable(['bank_code', 'bank'], BANKS).map(({ bank_code, bank }) => [bank_code, bank]),
);

const ALL_BRANCHES: readonly BankBranch[] = [
  ...readBranches(BRANCHES),
  ...readBranches(MADE_UP_BRANCHES).map((row) => ({ ...row, branch: `${row.branch} (made up)` })),
].sort((a, b) => byUnicode(a.ifsc, b.ifsc));

/** The branches that meet a query, of all 90, by code. */
// Gap: C1, C2
export function findBranches({ ifsc, bank_code, district }: BranchQuery = {}): BankBranch[] {
  const isIfsc = isNamed(ifsc);
  const isBank = isNamed(bank_code);
  const isDistrict = isNamed(district);
  return ALL_BRANCHES.filter(
    (branch) => isIfsc(branch.ifsc) && isBank(branch.bank_code) && isDistrict(branch.district),
  );
}

function readBranches(table: string): BankBranch[] {
  return readTable(['ifsc', 'branch', 'district', 'state'], table).map(({ ifsc, ...place }) => {
    const bank_code = ifsc.slice(0, 4);
    const bank = bankNames.get(bank_code);
    if (bank === undefined) throw new Error(`"${ifsc}" is of no bank in the table of banks.`);
    return { ifsc, bank, bank_code, ...place };
  });
}
