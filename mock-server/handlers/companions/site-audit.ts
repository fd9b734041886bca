import type { SiteAudit } from '../../../src/contract/models.ts';
import { jsonResponse, type MockResponse } from '../../http/mock-response.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { readJson } from '../../http/read-json.ts';
import { singleEnvelope } from '../envelope.ts';
import type { RequestContext, Operation } from '../operation.ts';
import { requireUser } from '../require-user.ts';
import { auditChecks } from './audit-checks.ts';
import { generateSite, type FictionalSite } from './fictional-site.ts';
import { requiredUrl } from './read-url.ts';

/** Operation for site audits, without any connection to the site. */
// Gap: C9
export function siteAuditOperations(): Operation[] {
  return [
    { id: 'runSiteAudit', host: 'crawler', method: 'POST', path: '/api/v1/audit', handle: runSiteAudit },
  ];
}

async function runSiteAudit(context: RequestContext): Promise<MockResponse> {
  requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const url = requiredUrl(body, 'url');
  const isDeep = body.boolean('deepScan') ?? false;
  const withMarkdown = body.boolean('extractMarkdown') ?? false;
  body.finish();
  if (!url) throw new Error('A missing URL was refused before.');
  const site = generateSite(url);
  const checks = auditChecks(url, site);
  const audit: SiteAudit = {
    url: url.href,
    score: Math.round((100 * checks.filter(({ passed }) => passed).length) / checks.length),
    checks,
    pages: isDeep ? site.pages : site.pages.slice(0, 1),
    ...(withMarkdown && { markdown: markdownOf(url, site) }),
  };
  return jsonResponse(singleEnvelope(audit));
}

function markdownOf({ href }: URL, { pages: [first, ...others] }: FictionalSite): string {
  const links = others.map(({ title, url }) => `- [${title}](<${url}>)`);
  const note = `This text is simulated: nothing was fetched from <${href}>.`;
  return [`# ${first?.title}`, note, '## Further pages', links.join('\n')].join('\n\n') + '\n';
}
