import { describe, expect, test, vi } from 'vitest';
import type { SiteAudit } from '../../../src/contract/models.ts';
import { createCompanions, namedFields, post, recordOf, named } from '../support/companions.ts';

const AUDIT = '/crawler/api/v1/audit';

const audit = async (body: object) =>
  recordOf<SiteAudit>(await createCompanions().sendRequest(AUDIT, post(body)));

const ADDRESSES = Array.from({ length: 40 }, (_, at) => `https://site-${at}.example/page?at=${at}`);

describe('an audit', () => {
  test('is the same each time for a URL, and different for another URL (C9)', async () => {
    const body = { url: 'https://example.org/a', deepScan: true, extractMarkdown: true };
    expect(await audit(body)).toEqual(await audit(body));
    const audits = await Promise.all(ADDRESSES.map((url) => audit({ url })));
    expect(new Set(audits.map(({ checks }) => JSON.stringify(checks))).size).toBe(ADDRESSES.length);
  });

  test('has the score that results from its checks', async () => {
    for (const url of ADDRESSES) {
      const { score, checks } = await audit({ url });
      const passed = checks.filter((check) => check.passed).length;
      expect(score, url).toBe(Math.round((100 * passed) / checks.length));
      expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    }
  });

  test('has varied scores', async () => {
    const scores = await Promise.all(ADDRESSES.map(async (url) => (await audit({ url })).score));
    expect(new Set(scores).size).toBeGreaterThan(4);
  });

  test('marks all generated text as simulated', async () => {
    const { checks, pages, markdown } = await audit({
      url: 'https://example.org/',
      deepScan: true,
      extractMarkdown: true,
    });
    for (const { id, detail } of checks) if (id !== 'https') expect(detail).toMatch(/^Simulated: /);
    for (const { title } of pages) expect(title).toContain('(simulated)');
    expect(markdown).toContain('nothing was fetched from <https://example.org/>');
  });

  test('distinguishes https from http', async () => {
    const passed = async (url: string) =>
      (await audit({ url })).checks.find(({ id }) => id === 'https')?.passed;
    expect([await passed('https://example.org/'), await passed('http://example.org/')]).toEqual([
      true,
      false,
    ]);
  });

  test('covers one page, and with deepScan also further pages of the same origin, each once (C9)', async () => {
    expect((await audit({ url: 'https://example.org/about' })).pages).toHaveLength(1);
    const others = ADDRESSES.map((url) => new URL('/about', url).href);
    for (const url of [...ADDRESSES, ...others, 'https://example.org:8443/#x']) {
      const { pages } = await audit({ url, deepScan: true });
      expect(pages.length).toBeGreaterThan(1);
      expect(pages[0]?.url).toBe(url);
      expect(new Set(pages.map((page) => new URL(page.url).origin))).toEqual(new Set([new URL(url).origin]));
      expect(new Set(pages.map((page) => new URL(page.url).pathname)).size).toBe(pages.length);
    }
  });

  test('counts the missing pages of a deep scan', async () => {
    for (const url of ADDRESSES) {
      const { pages, checks } = await audit({ url, deepScan: true });
      const links = checks.find(({ id }) => id === 'links');
      expect(links?.passed, url).toBe(pages.every(({ status }) => status === 200));
    }
  });

  test('has Markdown only if requested', async () => {
    const url = 'https://example.org/';
    expect(await audit({ url })).not.toHaveProperty('markdown');
    expect(await audit({ url, extractMarkdown: false })).not.toHaveProperty('markdown');
    expect((await audit({ url, extractMarkdown: true })).markdown).toMatch(/^# Home/);
  });

  test.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost/',
  ])('never connects, not even to %s (S25)', async (url) => {
    const connect = vi.spyOn(globalThis, 'fetch');
    expect((await audit({ url, deepScan: true })).url).toBe(url);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });

  test('normalizes the URL according to the URL standard', async () => {
    expect((await audit({ url: 'https://EXAMPLE.org/ü/../a b' })).url).toBe('https://example.org/a%20b');
  });

  test.each(
    named<object, string>([
      [{}, 'url'],
      [{ url: '' }, 'url'],
      [{ url: 'example.org' }, 'url'],
      [{ url: 'file:///etc/passwd' }, 'url'],
      [{ url: 'https://[' }, 'url'],
      [{ url: `https://example.org/${'a'.repeat(2_029)}` }, 'url'],
      [{ url: 'https://example.org/', deepScan: 'true' }, 'deepScan'],
      [{ url: 'https://example.org/', deepScan: 1 }, 'deepScan'],
      [{ url: 'https://example.org/', deepScan: null }, 'deepScan'],
      [{ url: 'https://example.org/', extractMarkdown: 0 }, 'extractMarkdown'],
      [{ url: 'https://example.org/', extractMarkdown: null }, 'extractMarkdown'],
    ]),
  )('rejects %s', async (_, body, name) => {
    const response = await createCompanions().sendRequest(AUDIT, post(body));
    expect([response.status, await namedFields(response)]).toEqual([422, [name]]);
  });
});
