import { describe, expect, it } from 'vitest';
import { runSiteAudit } from '../../../../src/client/companions/site-audits.ts';
import { PixAuthError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('runSiteAudit', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with score, checks and pages', async () => {
    const audit = await runSiteAudit(transport(), { url: 'https://example.org/' });
    expect(audit).toMatchObject({ url: 'https://example.org/', pages: [{ url: 'https://example.org/' }] });
    expect(audit.checks.length).toBeGreaterThan(0);
    expect(audit.markdown).toBeUndefined();
    expect(sent()).toEqual(['POST /crawler/api/v1/audit']);
  });

  it('resolves with more pages and the text on request', async () => {
    const input = { url: 'https://example.org/', deepScan: true, extractMarkdown: true };
    const audit = await runSiteAudit(transport(), input);
    expect(audit.pages.length).toBeGreaterThan(1);
    expect(audit.markdown).toMatch(/./);
  });

  it.each([
    ['url', undefined],
    ['url', 'example.org'],
    ['url', `https://example.org/${'a'.repeat(2029)}`],
    ['deepScan', 'true'],
    ['extractMarkdown', 1],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    const input = { url: 'https://example.org/', [field]: value } as { url: string };
    await refused(runSiteAudit(transport(), input), field);
  });

  it('rejects with a PixAuthError for an unknown key', async () => {
    const call = runSiteAudit(transport({ keys: { crawler: 'unknown' } }), { url: 'https://example.org/' });
    await expect(call).rejects.toBeInstanceOf(PixAuthError);
  });
});
