import { describe, expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { bareDraft, completeDraft, crowdedDraft } from './support/draft-sizes.ts';
import { draftsOf, type Draft } from './support/draft.ts';
import { faultsOf } from './support/send.ts';
import { successesOf } from './support/statuses.ts';

describe('valid requests get the responses of the contract', () => {
  const sizes: Record<string, (draft: Draft) => Draft> = {
    'as in its examples': (draft) => draft,
    'with all its parameters and fields': completeDraft,
    'with required values only': bareDraft,
    'with unknown parameters and fields': crowdedDraft,
  };
  const cases = Object.entries(sizes).flatMap(([size, resize]) =>
    contractOperations.map((operation) => ({ operation, id: operation.id, size, resize })),
  );
  test.each(cases)('$id $size', async ({ operation, resize }) => {
    const success = { statuses: successesOf(operation), fields: [] };
    for (const draft of draftsOf(operation)) expect(await faultsOf(resize(draft), success)).toEqual([]);
  });
});
