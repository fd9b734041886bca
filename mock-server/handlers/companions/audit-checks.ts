import type { SiteAudit } from '../../../src/contract/models.ts';
import type { FictionalSite } from './fictional-site.ts';

type Check = SiteAudit['checks'][number];

const [SHORTEST_TITLE, LONGEST_TITLE] = [10, 60];
const [SHORTEST_DESCRIPTION, LONGEST_DESCRIPTION] = [50, 160];
const MAX_KILOBYTES = 2_000;
const MAX_MILLISECONDS = 800;

/** Checks of an audit. All but the first describe a fictional site, as their details state. */
// Gap: C9
export function auditChecks(url: URL, site: FictionalSite): Check[] {
  return [
    {
      id: 'https',
      title: 'The page is served over HTTPS',
      passed: url.protocol === 'https:',
      detail: `The URL starts with ${url.protocol}//.`,
    },
    ...textChecks(site),
    ...markupChecks(site),
    ...siteChecks(site),
  ];
}

function textChecks({ pages, description, mainHeadings }: FictionalSite): Check[] {
  const title = [...(pages[0]?.title ?? '')].length;
  return [
    simulated(
      'title-length',
      'The title has a good length',
      title >= SHORTEST_TITLE && title <= LONGEST_TITLE,
      `the title has ${title} characters; ${SHORTEST_TITLE} to ${LONGEST_TITLE} are good`,
    ),
    simulated(
      'description-length',
      'The description has a good length',
      description >= SHORTEST_DESCRIPTION && description <= LONGEST_DESCRIPTION,
      `the description has ${description} characters; ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} are good`,
    ),
    simulated(
      'main-heading',
      'There is one main heading',
      mainHeadings === 1,
      `the page has ${mainHeadings} headings of the first level; one is good`,
    ),
  ];
}

function markupChecks(site: FictionalSite): Check[] {
  const { images, imagesWithoutText } = site;
  return [
    simulated(
      'image-text',
      'All images have alternative text',
      imagesWithoutText === 0,
      `${imagesWithoutText} of ${images} images have no alt text`,
    ),
    mark('viewport', 'The page fits small screens', site.hasViewport, 'a viewport'),
    mark('language', 'The page declares its language', site.hasLanguage, 'a lang attribute'),
    mark('canonical', 'The page declares its canonical URL', site.hasCanonical, 'a canonical link'),
    mark('sitemap', 'The site has a sitemap', site.hasSitemap, 'a sitemap.xml'),
  ];
}

function siteChecks({ pages, kilobytes, milliseconds }: FictionalSite): Check[] {
  const broken = pages.filter(({ status }) => status >= 400).length;
  return [
    simulated(
      'links',
      'All links work',
      broken === 0,
      `${broken} of ${pages.length - 1} linked pages are missing`,
    ),
    simulated(
      'weight',
      'The page is small',
      kilobytes <= MAX_KILOBYTES,
      `the page has ${kilobytes} kB; up to ${MAX_KILOBYTES} are good`,
    ),
    simulated(
      'response-time',
      'The server responds quickly',
      milliseconds <= MAX_MILLISECONDS,
      `the first byte took ${milliseconds} ms; up to ${MAX_MILLISECONDS} are good`,
    ),
  ];
}

function mark(id: string, title: string, passed: boolean, what: string): Check {
  return simulated(id, title, passed, `there is ${passed ? what : `no ${what.replace(/^an? /, '')}`}`);
}

function simulated(id: string, title: string, passed: boolean, detail: string): Check {
  return { id, title, passed, detail: `Simulated: ${detail}.` };
}
