import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBirds } from '../../../../src/client/companions/birds.ts';
import { listCalendarEvents } from '../../../../src/client/companions/calendar.ts';
import { throttle } from '../../../../src/client/companions/quota.ts';
import { PixAbortError } from '../../../../src/client/transport/errors.ts';
import { PixRateLimitError } from '../../../../src/client/transport/http-errors.ts';
import { createTransport } from '../../../../src/client/transport/transport.ts';
import { liveCompanions } from './support/live-companions.ts';

/** Asks for turns and notes who has got one, in that order. */
function queue() {
  const passed: number[] = [];
  const client = {};
  const ask = async (number: number, signal?: AbortSignal) => {
    await throttle('birds')(client, signal);
    passed.push(number);
  };
  const askAll = (from: number, to: number) => {
    for (let number = from; number <= to; number++) void ask(number);
  };
  return { passed, client, ask, askAll };
}

describe('A quota', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('lets 60 through at once, and the 61st when the window of the first is over', async () => {
    const { passed, askAll } = queue();
    askAll(1, 61);
    await pass(0);
    expect(passed).toHaveLength(60);
    await pass(59_999);
    expect(passed).toHaveLength(60);
    await pass(1);
    expect(passed.at(-1)).toBe(61);
  });

  it('slides: whoever waits goes when one of the latest 60 is a minute ago', async () => {
    const { passed, askAll } = queue();
    askAll(1, 30);
    await pass(40_000);
    askAll(31, 100);
    await pass(0);
    expect(passed).toHaveLength(60);
    await pass(20_000);
    expect(passed).toHaveLength(90);
    await pass(39_999);
    expect(passed).toHaveLength(90);
    await pass(1);
    expect(passed).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('ends a wait at once when its signal aborts, with the reason, and the next one moves up (U15)', async () => {
    const { passed, ask, askAll } = queue();
    askAll(1, 60);
    const controller = new AbortController();
    const impatient = ask(61, controller.signal);
    askAll(62, 62);
    await pass(1_000);
    controller.abort('enough');
    await expect(impatient).rejects.toBeInstanceOf(PixAbortError);
    await expect(impatient).rejects.toMatchObject({ cause: 'enough' });
    await pass(59_000);
    expect(passed.slice(60)).toEqual([62]);
  });

  it('leaves no timer when nobody waits any more', async () => {
    const { ask, askAll } = queue();
    askAll(1, 60);
    const controller = new AbortController();
    const impatient = ask(61, controller.signal);
    controller.abort();
    await expect(impatient).rejects.toBeInstanceOf(PixAbortError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes no turn for a signal that has aborted already (U15)', async () => {
    const { passed, ask, askAll } = queue();
    await expect(ask(0, AbortSignal.abort())).rejects.toBeInstanceOf(PixAbortError);
    askAll(1, 60);
    await pass(0);
    expect(passed).toHaveLength(60);
  });

  it('is one for each client and for each data set', async () => {
    const { client, askAll } = queue();
    askAll(1, 60);
    const others = Promise.all([throttle('calendar')(client, undefined), throttle('birds')({}, undefined)]);
    expect(await others).toHaveLength(2);
  });

  describe('answered with status 429', () => {
    const full = { status: 429, headers: { 'retry-after': '60' } };
    const answers = (...answers: Response[]) =>
      vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() as Response));
    const empty = () => Response.json({ data: [] });

    it('is waited for, all of its window, with waitForQuota', async () => {
      const fetch = answers(new Response(null, full), empty());
      const transport = createTransport({ baseUrl: 'http://pix.test', fetch, waitForQuota: true });
      const call = listBirds(transport);
      await pass(59_000);
      expect(fetch).toHaveBeenCalledTimes(1);
      await pass(1_000);
      expect((await call).data).toEqual([]);
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('ends the call at once without it', async () => {
      const fetch = answers(new Response(null, full));
      const call = listBirds(createTransport({ baseUrl: 'http://pix.test', fetch }));
      await expect(call).rejects.toBeInstanceOf(PixRateLimitError);
      await expect(call).rejects.toMatchObject({ retryAfter: 60_000, attempts: 1 });
    });

    it('is not waited for longer than the caller says', async () => {
      const fetch = answers(new Response(null, full));
      const transport = createTransport({ baseUrl: 'http://pix.test', fetch, waitForQuota: true });
      const call = listBirds(transport, {}, { retry: { maxRetryAfter: 5_000 } });
      await expect(call).rejects.toBeInstanceOf(PixRateLimitError);
    });
  });
});

describe('A client with waitForQuota', () => {
  const { transport, sent } = liveCompanions();

  it('sends 60 requests for birds, holds the 61st back, and goes on with events meanwhile', async () => {
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
