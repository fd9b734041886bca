import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PAGES } from './pages.ts';

/**
 * Vite plugin that inserts every page into `site/layout.html`. A page's file contains its head content, then `<main>`,
 * then scripts for the end of the body.
 */
export function layoutPlugin(demo: string): Plugin {
  return {
    name: 'demo:layout',
    transformIndexHtml: {
      order: 'pre',
      handler(page, { path }) {
        const parts = /^([\s\S]*?)(<main[\s\S]*<\/main>)([\s\S]*)$/.exec(page);
        if (!parts) throw new Error(`${path} has no <main>.`);
        const [, head = '', main = '', end = ''] = parts;
        const here = path.replace(/index\.html$/, '');
        return readFileSync(resolve(demo, 'site/layout.html'), 'utf8')
          .replace('<!-- head -->', () => head)
          .replace('<!-- nav -->', () => nav(here))
          .replace('<!-- main -->', () => main)
          .replace('<!-- end -->', () => end)
          .replace('<a class="name" href="/"', (link) => link + current('/', here));
      },
    },
  };
}

function nav(here: string): string {
  return PAGES.map(({ path, name }) => `<li><a href="${path}"${current(path, here)}>${name}</a></li>`).join(
    '',
  );
}

function current(path: string, here: string): string {
  return path === here ? ' aria-current="page"' : '';
}
