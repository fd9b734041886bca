import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBirds } from '../../../../src/client/companions/birds.ts';
import { listCalendarEvents } from '../../../../src/client/companions/calendar.ts';
import { throttle } from '../../../../src/client/companions/quota.ts';
import { PixAbortError } from '../../../../src/client/core/errors.ts';
import { PixRateLimitError } from '../../../../src/client/core/http-errors.ts';
import { createTransport } from '../../../../src/client/core/transport.ts';
import { liveCompanions } from './support/live-companions.ts';

/** A client of one quota, with the numbers of its granted requests in order. */
function createTurns() {
  const granted: number[] = [];
  const client = {};
  const takeTurn = async (number: number, signal?: AbortSignal) => {
    await throttle('birds')(client, signal);
    granted.push(number);
  };
  const takeTurns = (from: number, to: number) => {
    for (let number = from; number <= to; number++) void takeTurn(number);
  };
  return { granted, client, takeTurn, takeTurns };
}

describe('A quota', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('grants 60 requests at once, and the 61st when the window of the first ends', async () => {
    const { granted, takeTurns } = createTurns();
    takeTurns(1, 61);
    await advance(0);
    expect(granted).toHaveLength(60);
    await advance(59_999);
    expect(granted).toHaveLength(60);
    await advance(1);
    expect(granted.at(-1)).toBe(61);
  });

  it('slides: a waiting request is sent when one of the latest 60 is a minute old', async () => {
    const { granted, takeTurns } = createTurns();
    takeTurns(1, 30);
    await advance(40_000);
    takeTurns(31, 100);
    await advance(0);
    expect(granted).toHaveLength(60);
    await advance(20_000);
    expect(granted).toHaveLength(90);
    await advance(39_999);
    expect(granted).toHaveLength(90);
    await advance(1);
    expect(granted).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('rejects an aborted wait at once with the reason, and the next request moves up (U15)', async () => {
    const { granted, takeTurn, takeTurns } = createTurns();
    takeTurns(1, 60);
    const controller = new AbortController();
    const aborted = takeTurn(61, controller.signal);
    takeTurns(62, 62);
    await advance(1_000);
    controller.abort('enough');
    await expect(aborted).rejects.toBeInstanceOf(PixAbortError);
    await expect(aborted).rejects.toMatchObject({ cause: 'enough' });
    await advance(59_000);
    expect(granted.slice(60)).toEqual([62]);
  });

  it('leaves no timer when no request waits', async () => {
    const { takeTurn, takeTurns } = createTurns();
    takeTurns(1, 60);
    const controller = new AbortController();
    const aborted = takeTurn(61, controller.signal);
    controller.abort();
    await expect(aborted).rejects.toBeInstanceOf(PixAbortError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not used by a signal that is already aborted (U15)', async () => {
    const { granted, takeTurn, takeTurns } = createTurns();
    await expect(takeTurn(0, AbortSignal.abort())).rejects.toBeInstanceOf(PixAbortError);
    takeTurns(1, 60);
    await advance(0);
    expect(granted).toHaveLength(60);
  });

  it('is separate for each client and each data set', async () => {
    const { client, takeTurns } = createTurns();
    takeTurns(1, 60);
    const others = Promise.all([throttle('calendar')(client, undefined), throttle('birds')({}, undefined)]);
    expect(await others).toHaveLength(2);
  });

  describe('exceeded with status 429', () => {
    const full = { status: 429, headers: { 'retry-after': '60' } };
    const fetchOf = (...responses: Response[]) =>
      vi.fn<typeof fetch>(() => Promise.resolve(responses.shift() as Response));
    const empty = () => Response.json({ data: [] });

    it('delays the call until its window ends, with waitForQuota', async () => {
      const fetch = fetchOf(new Response(null, full), empty());
      const transport = createTransport({ baseUrl: 'http://pix.test', fetch, waitForQuota: true });
      const call = listBirds(transport);
      await advance(59_000);
      expect(fetch).toHaveBeenCalledTimes(1);
      await advance(1_000);
      expect((await call).data).toEqual([]);
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('ends the call at once without waitForQuota', async () => {
      const fetch = fetchOf(new Response(null, full));
      const call = listBirds(createTransport({ baseUrl: 'http://pix.test', fetch }));
      await expect(call).rejects.toBeInstanceOf(PixRateLimitError);
      await expect(call).rejects.toMatchObject({ retryAfter: 60_000, attempts: 1 });
    });

    it('ends the call if the delay exceeds maxRetryAfter', async () => {
      const fetch = fetchOf(new Response(null, full));
      const transport = createTransport({ baseUrl: 'http://pix.test', fetch, waitForQuota: true });
      const call = listBirds(transport, {}, { retry: { maxRetryAfter: 5_000 } });
      await expect(call).rejects.toBeInstanceOf(PixRateLimitError);
    });
  });
});

describe('A client with waitForQuota', () => {
  const { transport, sent } = liveCompanions();

  it('sends 60 requests for birds, delays the 61st, and sends those for events meanwhile', async () => {
    const client = transport({ waitForQuota: true });
    const pages = Array.from({ length: 60 }, (_, index) => listBirds(client, { page: index + 1 }));
    await Promise.all(pages);
    const controller = new AbortController();
    const late = Array.from({ length: 7 }, (_, index) =>
      listBirds(client, { page: 61 + index }, { signal: controller.signal }),
    );
    await listCalendarEvents(client);
    controller.abort();
    for (const call of late) await expect(call).rejects.toBeInstanceOf(PixAbortError);
    expect(sent().filter((line) => line.includes('birds'))).toHaveLength(60);
    expect(sent()).toHaveLength(61);
  });
});
