import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { anyDraft } from './support/any-draft.ts';
import { faultsOf } from './support/send.ts';
import { expectationForAnyone } from './support/expectation-for-anyone.ts';

test.each(contractOperations)(
  '$id responds to random requests as the contract requires',
  async (operation) => {
    const property = fc.asyncProperty(anyDraft(operation), async (draft) => {
      expect(await faultsOf(draft, expectationForAnyone(draft))).toEqual([]);
    });
    await fc.assert(property, { seed: 20261120, numRuns: 60 });
  },
);
