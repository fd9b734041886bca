import { describe, expect, test } from 'vitest';
import { answersOf, contractOperations } from '../../support/document.ts';
import { answerFaults } from '../../support/validate.ts';
import { requestsFor } from './support/requests-for.ts';
import { ask, startAgain } from './support/world.ts';

const listed = contractOperations.flatMap((operation) =>
  answersOf(operation)
    .filter(([status]) => status !== 'default')
    .map(([status]) => ({ operation, id: operation.id, status: Number(status) })),
);

describe('every status that the contract lists can be had', () => {
  test.each(listed)('$id $status', async ({ operation, status }) => {
    startAgain();
    const requests = requestsFor(operation, status);
    const statuses = [];
    for (const request of requests) {
      const response = await ask(request.clone());
      expect(await answerFaults(request, response)).toEqual([]);
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(status);
    // The last one is the first to get it.
    expect(statuses.indexOf(status)).toBe(requests.length - 1);
  });
});
