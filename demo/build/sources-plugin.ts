import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { codeBlock } from './code-block.ts';
import { dedent, withoutTypeCheckComments } from '../src/shown-source.ts';

const FIGURE = /^( *)<figure data-example="([^"]*)"[^>]*>\n[\s\S]*?\n\1<\/figure>$/gm;
const LIVE = /^( *)<div class="live[^"]*">\n([\s\S]*?)\n\1<\/div>$/m;
const SOURCE = /<pre data-source="(\w+)"([^>]*)><\/pre>/g;
const FILE = /<pre data-file="([^"]+)" data-label="(\w+)"><\/pre>/g;
const SCRIPT_TAG = /<script [^>]*src="[^"]*\/sdk\.js"[^>]*><\/script>/;

/** Writes the source of each example next to it, read from the page and the files that run:
 * - `<pre data-source="HTML">` in a `<figure data-example="what it is">` shows what is in its `<div class="live">`,
 *   `with-script` adds the page's script tag, `mirrored` follows the element's attributes (`site/mirror.ts`);
 * - `<pre data-file="./file.ts" data-label="JavaScript">` shows a file.
 */
export function sourcesPlugin(): Plugin {
  return {
    name: 'demo:sources',
    transformIndexHtml: {
      order: 'post',
      handler(page, { path, filename }) {
        // Removing `vite-ignore` leaves two spaces.
        const clean = page.replace(SCRIPT_TAG, (tag) => tag.replace(/ +/g, ' '));
        const script = SCRIPT_TAG.exec(clean)?.[0];
        return clean.replace(FIGURE, (figure, _indent, of: string) => {
          const live = LIVE.exec(figure)?.[2];
          if (live === undefined) throw new Error(`${path}: the example "${of}" has no <div class="live">.`);
          return figure
            .replace(SOURCE, (_pre, label: string, flags: string) => {
              const tag = flags.includes('with-script') && script ? `\n${script}` : '';
              const attributes =
                (tag && ' data-address') + (flags.includes('mirrored') ? ' data-mirror' : '');
              return codeBlock(dedent(live) + tag, { label, of, attributes });
            })
            .replace(FILE, (_pre, file: string, label: string) =>
              codeBlock(withoutTypeCheckComments(readFileSync(resolve(dirname(filename), file), 'utf8')), {
                label,
                of,
                attributes: ` data-from="${file}"`,
              }),
            );
        });
      },
    },
  };
}
