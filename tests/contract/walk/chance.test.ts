import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractOperations } from '../../support/document.ts';
import { anyDraft } from './support/any-draft.ts';
import { faultsOf } from './support/send.ts';
import { verdictOnAnyone } from './support/verdict-on-anyone.ts';

test.each(contractOperations)('$id answers anything by chance as the contract says', async (operation) => {
  const property = fc.asyncProperty(anyDraft(operation), async (draft) => {
    expect(await faultsOf(draft, verdictOnAnyone(draft))).toEqual([]);
  });
  await fc.assert(property, { seed: 20261120, numRuns: 60 });
});
