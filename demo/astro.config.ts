import { resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { repositoryOf } from '../tools/pack/repository.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { codeThemes } from './src/code-themes.ts';
import { documentLinks } from './src/markdown/document-links.ts';
import { pageScripts } from './src/build/page-scripts.ts';
import { liveExamples } from './src/markdown/live-examples.ts';
import { rowAnchors } from './src/markdown/row-anchors.ts';
import { sidebar } from './src/sidebar.ts';

/** Address at which the site is published: used by the sitemap and by link previews. */
const site = process.env['SITE_URL'] ?? 'https://pix.example';

const LAZY_SEARCH = resolve(import.meta.dirname, 'src/search/lazy-search.ts');

/** Lets the search load Pagefind's interface on demand. */
const lazySearch: Plugin = {
  name: 'pix:lazy-search',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === '@pagefind/default-ui' && importer !== LAZY_SEARCH ? LAZY_SEARCH : undefined,
};

/** Web address of the repository, if it is public. */
const repository = repositoryOf(import.meta.dirname);

const source = (entry: string) => resolve(import.meta.dirname, `../src/${entry}.ts`);

export default defineConfig({
  site,
  outDir: '../dist/site',
  trailingSlash: 'always',
  // Examples show the source of what runs, line by line.
  compressHTML: false,
  build: { assets: 'assets', inlineStylesheets: 'never' },
  server: { host: '127.0.0.1' },
  devToolbar: { enabled: false },
  markdown: { processor: satteri({ mdastPlugins: [documentLinks(), liveExamples(), rowAnchors()] }) },
  vite: {
    plugins: [lazySearch],
    // Modules of the site are those of npm users.
    resolve: {
      alias: [
        { find: /^pix-sdk$/, replacement: source('index') },
        { find: /^pix-sdk\/define$/, replacement: source('define') },
      ],
    },
  },
  integrations: [
    starlight({
      title: 'Pix',
      description: 'Galleries, albums and a lightbox for any page, and a typed client for the Pix platform.',
      favicon: '/favicon.svg',
      customCss: ['./src/styles/theme.css', './src/styles/example.css', './src/styles/row-anchors.css'],
      markdown: { processedDirs: ['../docs'] },
      head: [{ tag: 'script', attrs: { src: '/cdn/sdk.js', async: true } }],
      components: {
        EditLink: './src/components/EditLink.astro',
        Footer: './src/components/Footer.astro',
        Head: './src/components/Head.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
        Search: './src/components/Search.astro',
        Sidebar: './src/components/Sidebar.astro',
        SiteTitle: './src/components/SiteTitle.astro',
        SocialIcons: './src/components/Nav.astro',
      },
      ...(repository && { editLink: { baseUrl: `${repository}/edit/main/demo/` } }),
      sidebar: sidebar(),
      expressiveCode: {
        themes: codeThemes,
        useStarlightUiThemeColors: true,
        // Lines that scroll sideways would need landmarks, each with a name of its own.
        defaultProps: { wrap: true },
        styleOverrides: { borderRadius: '6px', codeFontSize: '0.8125rem', codePaddingInline: '1rem' },
      },
      routeMiddleware: './src/route-data.ts',
      lastUpdated: false,
      pagination: true,
      credits: false,
    }),
    contentSecurityPolicy(),
    pageScripts(),
  ],
});
