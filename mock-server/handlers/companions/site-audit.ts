import type { SiteAudit } from '../../../src/contract/models.ts';
import { BodyReader } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import { type Random, randomFrom } from '../../internal/random.ts';
import { requireUser } from '../access.ts';
import type { AppContext, RequestContext } from '../operation.ts';
import { singleResponse } from '../records.ts';
import { requiredUrl } from './read-url.ts';

/** Audits a site, without any connection to it: all but the first check describe a fictional site, as their details state. */
// Gap: C9
export async function runSiteAudit(_: AppContext, context: RequestContext): Promise<Response> {
  requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const url = requiredUrl(body, 'url');
  const isDeep = body.boolean('deepScan') ?? false;
  const withMarkdown = body.boolean('extractMarkdown') ?? false;
  body.finish();
  if (!url) throw new Error('A missing URL was refused before.');
  // The same URL has the same findings.
  const random = randomFrom(url.href);
  const pages = pagesOf(url, random);
  const checks = checksOf(url, pages, random);
  const audit: SiteAudit = {
    url: url.href,
    score: Math.round((100 * checks.filter(({ passed }) => passed).length) / checks.length),
    checks,
    pages: isDeep ? pages : pages.slice(0, 1),
    ...(withMarkdown && { markdown: markdownOf(url, pages) }),
  };
  return singleResponse(audit);
}

type Pages = SiteAudit['pages'];

const TITLES: readonly [path: string, title: string][] = [
  ['/about', 'About us'],
  ['/contact', 'Contact'],
  ['/products', 'Products'],
  ['/prices', 'Prices'],
  ['/news', 'News'],
  ['/help', 'Help'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
];

/** The audited page, and three to six pages of the same origin; some are missing. */
function pagesOf({ href, origin, pathname, hostname }: URL, random: Random): Pages {
  const titleOf = (page: string) => `${page} · ${hostname} (simulated)`;
  const others = TITLES.filter(([path]) => path !== pathname);
  const first = random.whole(0, others.length - 1);
  const linked = [...others.slice(first), ...others.slice(0, first)].slice(0, random.whole(3, 6));
  return [
    { url: href, status: 200, title: titleOf('Home') },
    ...linked.map(([path, title]) => {
      const isMissing = random.chance(0.1);
      const url = origin + path;
      return { url, status: isMissing ? 404 : 200, title: titleOf(isMissing ? 'Not found' : title) };
    }),
  ];
}

/** Fictional checks: what is stated if a check passes, and otherwise; `{n}` stands for any two digits. */
const CHECKS: readonly [id: string, title: string, passed: string, failed: string][] = [
  [
    'title-length',
    'The title has a good length',
    'the title has 42 characters',
    'the title has 74 characters',
  ],
  ['description-length', 'The description has a good length', 'it has 120 characters', 'there is none'],
  ['main-heading', 'There is one main heading', 'the page has one', 'the page has three'],
  ['image-text', 'All images have alternative text', 'no image lacks it', '2 of 9 images have no alt text'],
  ['viewport', 'The page fits small screens', 'there is a viewport', 'there is no viewport'],
  ['language', 'The page declares its language', 'there is a lang attribute', 'there is no lang attribute'],
  ['canonical', 'The page declares its canonical URL', 'there is a link', 'there is no canonical link'],
  ['sitemap', 'The site has a sitemap', 'there is a sitemap.xml', 'there is no sitemap.xml'],
  ['weight', 'The page is small', 'the page has 4{n} kB', 'the page has 31{n} kB; up to 2,000 are good'],
  [
    'response-time',
    'The server responds quickly',
    'the first byte took 1{n} ms',
    'the first byte took 9{n} ms',
  ],
];

function checksOf({ protocol }: URL, [, ...linked]: Pages, random: Random): SiteAudit['checks'] {
  const broken = linked.filter(({ status }) => status >= 400).length;
  return [
    {
      id: 'https',
      title: 'The page is served over HTTPS',
      passed: protocol === 'https:',
      detail: `The URL starts with ${protocol}//.`,
    },
    {
      id: 'links',
      title: 'All links work',
      passed: broken === 0,
      detail: `Simulated: ${broken} of ${linked.length} linked pages are missing.`,
    },
    ...CHECKS.map(([id, title, good, bad]) => {
      const passed = random.chance(0.7);
      return {
        id,
        title,
        passed,
        detail: `Simulated: ${(passed ? good : bad).replace('{n}', String(random.whole(10, 99)))}.`,
      };
    }),
  ];
}

function markdownOf({ href }: URL, [first, ...others]: Pages): string {
  const links = others.map(({ title, url }) => `- [${title}](<${url}>)`);
  const note = `This text is simulated: nothing was fetched from <${href}>.`;
  return [`# ${first?.title}`, note, '## Further pages', links.join('\n')].join('\n\n') + '\n';
}
