import type { SiteAudit } from '../../../src/contract/models.ts';
import type { Random } from '../../internal/random.ts';
import { randomFrom } from '../../internal/random-from.ts';

/** Fictional findings of an audit. */
export interface FictionalSite {
  /** The audited page first, then pages that it links to. */
  pages: SiteAudit['pages'];
  /** Length of the meta description in characters; 0 if there is none. */
  description: number;
  mainHeadings: number;
  images: number;
  imagesWithoutText: number;
  hasViewport: boolean;
  hasLanguage: boolean;
  hasCanonical: boolean;
  hasSitemap: boolean;
  kilobytes: number;
  milliseconds: number;
}

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

const [FEWEST_PAGES, MOST_PAGES] = [3, 6];

/** Generates a fictional site, deterministic by URL. */
// Gap: C9
export function generateSite(url: URL): FictionalSite {
  const random = randomFrom(url.href);
  const images = random.whole(0, 24);
  return {
    pages: [{ url: url.href, status: 200, title: titleOf('Home', url) }, ...generatePages(url, random)],
    description: random.chance(0.2) ? 0 : random.whole(30, 220),
    mainHeadings: random.chance(0.7) ? 1 : random.whole(0, 4),
    images,
    imagesWithoutText: random.chance(0.5) ? 0 : random.whole(0, images),
    hasViewport: random.chance(0.9),
    hasLanguage: random.chance(0.8),
    hasCanonical: random.chance(0.6),
    hasSitemap: random.chance(0.6),
    kilobytes: random.whole(40, 4_000),
    milliseconds: random.whole(60, 1_500),
  };
}

/** Generates linked pages of the same origin; some are missing. */
function generatePages(url: URL, random: Random): SiteAudit['pages'] {
  const others = TITLES.filter(([path]) => path !== url.pathname);
  const first = random.whole(0, others.length - 1);
  const turned = [...others.slice(first), ...others.slice(0, first)];
  return turned.slice(0, random.whole(FEWEST_PAGES, MOST_PAGES)).map(([path, title]) => {
    const isMissing = random.chance(0.1);
    return {
      url: url.origin + path,
      status: isMissing ? 404 : 200,
      title: titleOf(isMissing ? 'Not found' : title, url),
    };
  });
}

function titleOf(page: string, { hostname }: URL): string {
  return `${page} · ${hostname} (simulated)`;
}
