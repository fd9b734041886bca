import type { BankBranch } from '../../src/contract/models.ts';
import { BANKS, BRANCHES, MADE_UP_BRANCHES } from './tables/branches.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { matchesName } from '../store/matches-name.ts';
import { readTable } from './read-table.ts';

/** Conditions for bank branches. All given ones must apply; each is a complete value, ignoring case. */
export interface BranchQuery {
  ifsc?: string | undefined;
  /** Code of a bank, four letters. */
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

/** Finds bank branches among all 90, in the order of their codes. */
// Gap: C1, C2
export function findBranches({ ifsc, bank_code, district }: BranchQuery = {}): BankBranch[] {
  const isIfsc = matchesName(ifsc);
  const isBank = matchesName(bank_code);
  const isDistrict = matchesName(district);
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
