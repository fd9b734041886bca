import { describe, expect, test } from 'vitest';
import { responsesOf, contractOperations } from '../../../mock-server/check/document.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';
import { requestsFor } from './support/requests-for.ts';
import { sendRequest, resetPlatform } from './support/platform.ts';

const listed = contractOperations.flatMap((operation) =>
  responsesOf(operation)
    .filter(([status]) => status !== 'default')
    .map(([status]) => ({ operation, id: operation.id, status: Number(status) })),
);

describe('every status that the contract lists can be reached', () => {
  test.each(listed)('$id $status', async ({ operation, status }) => {
    resetPlatform();
    const requests = requestsFor(operation, status);
    const statuses = [];
    for (const request of requests) {
      const response = await sendRequest(request.clone());
      expect(await responseFaults(request, response)).toEqual([]);
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(status);
    // The last one is the first with this status.
    expect(statuses.indexOf(status)).toBe(requests.length - 1);
  });
});
