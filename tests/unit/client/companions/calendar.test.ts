import { describe, expect, it } from 'vitest';
import { listCalendarEvents } from '../../../../src/client/companions/calendar.ts';
import { PixRateLimitError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('listCalendarEvents', () => {
  const { server, transport, sent, refused } = liveCompanions();

  it('resolves with the events that match all filters', async () => {
    const { data } = await listCalendarEvents(transport(), { year: 2026, month: 1, type: 'NATIONAL' });
    expect(data.map(({ date }) => date)).toContain('2026-01-26');
    expect(data.every(({ date, type }) => date.startsWith('2026-01-') && type === 'NATIONAL')).toBe(true);
    expect(sent()).toEqual(['GET /platform/api/v1/calendar?month=1&type=NATIONAL&year=2026']);
  });

  it('returns all 145 events when iterated', async () => {
    const names: string[] = [];
    for await (const { name } of await listCalendarEvents(transport(), { limit: 100 })) names.push(name);
    expect(names).toHaveLength(145);
    expect(sent()).toHaveLength(2);
  });

  it('omits past events when upcoming is true, and does not send false', async () => {
    server().control.clock.set('2026-12-25T12:00:00Z');
    const { data } = await listCalendarEvents(transport(), { upcoming: true });
    expect(data[0]?.date).toBe('2026-12-25');
    await listCalendarEvents(transport(), { upcoming: false });
    expect(sent()).toEqual(['GET /platform/api/v1/calendar?upcoming=true', 'GET /platform/api/v1/calendar']);
  });

  it('shares one request among equal calls', async () => {
    const client = transport();
    await Promise.all([listCalendarEvents(client), listCalendarEvents(client)]);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    { month: 1 },
    { month: 12 },
    { year: 2025 as const },
    { limit: 100 },
    { date: '2024-02-29' },
    { date: '2026-12-31' },
  ])('sends %j, which is within its limits (U1)', async (query) => {
    await listCalendarEvents(transport(), query);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['month', 0],
    ['month', 13],
    ['year', 2024],
    ['year', 2027],
    ['year', '2026'],
    ['type', 'national'],
    ['date', '2026-02-30'],
    ['date', '2025-02-29'],
    ['date', '2026-1-1'],
    ['date', '26 Jan 2026'],
    ['date', ''],
    ['date', 20260126],
    ['upcoming', 'yes'],
    ['limit', 0],
    ['limit', 101],
    ['page', -1],
    ['q', {}],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    await refused(listCalendarEvents(transport(), { [field]: value }), field);
  });

  it('rejects with a PixRateLimitError after 60 requests a minute', async () => {
    const client = transport({ retry: 0 });
    for (let page = 1; page <= 60; page++) await listCalendarEvents(client, { page });
    await expect(listCalendarEvents(client)).rejects.toBeInstanceOf(PixRateLimitError);
  });
});
