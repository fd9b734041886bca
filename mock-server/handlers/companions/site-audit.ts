import type { SiteAudit } from '../../../src/contract/models.ts';
import { jsonAnswer, type Answer } from '../../http/answer.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { readJson } from '../../http/read-json.ts';
import { singleEnvelope } from '../envelope.ts';
import type { Call, Operation } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { auditChecks } from './audit-checks.ts';
import { imagineSite, type ImaginedSite } from './imagined-site.ts';
import { requiredUrl } from './read-url.ts';

/** Audits of sites that are never connected to. Gap: C9. */
export function siteAuditOperations(): Operation[] {
  return [
    { id: 'runSiteAudit', host: 'crawler', method: 'POST', path: '/api/v1/audit', answer: runSiteAudit },
  ];
}

async function runSiteAudit(call: Call): Promise<Answer> {
  signedIn(call);
  const body = new BodyReader(await readJson(call.request));
  const url = requiredUrl(body, 'url');
  const isDeep = body.boolean('deepScan') ?? false;
  const withMarkdown = body.boolean('extractMarkdown') ?? false;
  body.finish();
  if (!url) throw new Error('A missing URL was refused before.');
  const site = imagineSite(url);
  const checks = auditChecks(url, site);
  const audit: SiteAudit = {
    url: url.href,
    score: Math.round((100 * checks.filter(({ passed }) => passed).length) / checks.length),
    checks,
    pages: isDeep ? site.pages : site.pages.slice(0, 1),
    ...(withMarkdown && { markdown: markdownOf(url, site) }),
  };
  return jsonAnswer(singleEnvelope(audit));
}

function markdownOf({ href }: URL, { pages: [first, ...others] }: ImaginedSite): string {
  const links = others.map(({ title, url }) => `- [${title}](<${url}>)`);
  const note = `This text is simulated: nothing was fetched from <${href}>.`;
  return [`# ${first?.title}`, note, '## Further pages', links.join('\n')].join('\n\n') + '\n';
}
