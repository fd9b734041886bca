import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { listDocuments, routeOf } from './documents.ts';
import { listExamplePages } from './examples/pages.ts';

interface Group {
  label: string;
  /** Folder of the group's documents. */
  folder: string;
  /** Documents in reading order; others of the folder follow by name. */
  order: readonly string[];
  /** Address of the page with a card for each page of the group, if that is no document. */
  overview?: string;
  /** Pages of the group that are no documents. */
  pages?: readonly { label: string; link: string }[];
}

/** The groups of the navigation, in order. */
export const GROUPS: readonly Group[] = [
  {
    label: 'Get started',
    folder: 'get-started',
    overview: '/get-started/',
    order: ['script-tag', 'own-images', 'npm', 'design', 'wordpress', 'ghost', 'hugo'],
  },
  {
    label: 'Frameworks',
    folder: 'frameworks',
    order: [
      'index',
      'react',
      'next',
      'preact',
      'solid',
      'vue',
      'nuxt',
      'svelte',
      'angular',
      'astro',
      'plain-html',
      'htmx-turbo',
      'node',
    ],
  },
  {
    label: 'Examples',
    folder: 'examples',
    overview: '/examples/',
    order: [],
    pages: listExamplePages().map(({ title, route }) => ({ label: title, link: route })),
  },
  {
    label: 'Guides',
    folder: 'guides',
    overview: '/guides/',
    order: [
      'layouts',
      'infinite-scroll',
      'updates',
      'picture-wall',
      'select',
      'search-and-filters',
      'gap-and-corners',
      'dark-mode',
      'captions',
      'links',
      'lightbox',
      'events',
      'errors',
      'own-pictures',
      'own-interface',
      'upload',
      'sharing',
      'translations',
      'testing',
      'content-security-policy',
      'server-rendering',
      'accessibility',
      'performance',
      'self-hosting',
      'privacy',
      'reference-server',
      'limits',
    ],
  },
  {
    label: 'Reference',
    folder: 'reference',
    overview: '/reference/',
    order: ['data-attributes', 'global', 'errors', 'texts', 'cli', 'mock-control'],
    pages: [
      { label: 'Reference server', link: '/reference/mock/' },
      { label: 'REST API', link: '/reference/rest/' },
    ],
  },
  {
    label: 'Elements',
    folder: 'reference/elements',
    order: [
      'index',
      'pix-gallery',
      'pix-album',
      'pix-albums',
      'pix-image',
      'pix-wall',
      'pix-lightbox',
      'pix-search',
      'pix-sort',
      'pix-categories',
      'pix-tags',
      'pix-count',
      'functions',
      'types',
    ],
  },
  {
    label: 'Client',
    folder: 'reference/client',
    order: [
      'index',
      'options',
      'images',
      'albums',
      'account',
      'platform',
      'upload-queue',
      'webhooks',
      'responses',
      'errors',
      'background-removal',
      'short-links',
      'birds',
      'calendar',
      'proverbs',
      'postal-codes',
      'bank-branches',
      'messages',
      'upi-payments',
      'wallet-payments',
      'site-audits',
      'scripture',
    ],
  },
  {
    label: 'Tools',
    folder: 'tools',
    order: [],
    pages: [
      { label: 'Snippet builder', link: '/snippet/' },
      { label: 'Theme editor', link: '/theme/' },
      { label: 'Playground', link: '/playground/' },
    ],
  },
  {
    label: 'Project',
    folder: '',
    order: ['support', 'glossary', 'gaps', 'faults'],
    pages: [{ label: 'Changelog', link: '/changelog/' }],
  },
];

/** The documents of a group, in order. */
function documentsOf({ folder, order }: Group): string[] {
  const prefix = folder ? `${folder}/` : '';
  const names = listDocuments()
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((name) => !name.includes('/'));
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((a, b) => place(a) - place(b)).map((name) => prefix + name);
}

/** The documents of the group with a folder, in order. */
export function documentsIn(folder: string): string[] {
  const group = GROUPS.find((each) => each.folder === folder);
  return group ? documentsOf(group) : [];
}

/** The navigation of the site: every document, in the groups and order of this module. Only the group of the current page is open. */
export function sidebar(): NonNullable<StarlightUserConfig['sidebar']> {
  return GROUPS.map((group) => ({
    label: group.label,
    collapsed: true,
    items: [
      ...(group.overview ? [{ label: 'Overview', link: group.overview }] : []),
      ...documentsOf(group).map((document) => ({ slug: routeOf(document).slice(1, -1) })),
      ...(group.pages ?? []),
    ],
  })).filter(({ items }) => items.length > 0);
}
