import type { SiteAudit } from '../../../src/contract/models.ts';
import type { ImaginedSite } from './imagined-site.ts';

type Check = SiteAudit['checks'][number];

const [SHORTEST_TITLE, LONGEST_TITLE] = [10, 60];
const [SHORTEST_DESCRIPTION, LONGEST_DESCRIPTION] = [50, 160];
const MAX_KILOBYTES = 2_000;
const MAX_MILLISECONDS = 800;

/** Checks of an audit. All but the first describe a fictional site, and their details say so. */
// Gap: C9
export function auditChecks(url: URL, site: ImaginedSite): Check[] {
  return [
    {
      id: 'https',
      title: 'The page comes over https',
      passed: url.protocol === 'https:',
      detail: `The address begins with ${url.protocol}//.`,
    },
    ...textChecks(site),
    ...markupChecks(site),
    ...siteChecks(site),
  ];
}

function textChecks({ pages, description, mainHeadings }: ImaginedSite): Check[] {
  const title = [...(pages[0]?.title ?? '')].length;
  return [
    simulated(
      'title-length',
      'The title is of a good length',
      title >= SHORTEST_TITLE && title <= LONGEST_TITLE,
      `the title has ${title} characters; ${SHORTEST_TITLE} to ${LONGEST_TITLE} are good`,
    ),
    simulated(
      'description-length',
      'The description is of a good length',
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

function markupChecks(site: ImaginedSite): Check[] {
  const { images, imagesWithoutText } = site;
  return [
    simulated(
      'image-text',
      'All images have a text',
      imagesWithoutText === 0,
      `${imagesWithoutText} of ${images} images have no alt text`,
    ),
    mark('viewport', 'The page fits small screens', site.hasViewport, 'a viewport'),
    mark('language', 'The page names its language', site.hasLanguage, 'a lang attribute'),
    mark('canonical', 'The page names its own address', site.hasCanonical, 'a canonical link'),
    mark('sitemap', 'The site has a map', site.hasSitemap, 'a sitemap.xml'),
  ];
}

function siteChecks({ pages, kilobytes, milliseconds }: ImaginedSite): Check[] {
  const broken = pages.filter(({ status }) => status >= 400).length;
  return [
    simulated(
      'links',
      'All links lead somewhere',
      broken === 0,
      `${broken} of ${pages.length - 1} linked pages are missing`,
    ),
    simulated(
      'weight',
      'The page is light',
      kilobytes <= MAX_KILOBYTES,
      `the page weighs ${kilobytes} kB; up to ${MAX_KILOBYTES} are good`,
    ),
    simulated(
      'response-time',
      'The server answers quickly',
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
