/** `npm run build:wordpress`: builds the plugin for WordPress, the folder `dist/wordpress/pix` and a ZIP archive of it. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { downloadZip } from 'client-zip';
import { build } from 'vite';
import { consentScript, DIST, version, wordpressEditor } from './build/configs.ts';
import { optionTable } from './wordpress/option-table.ts';
import { loadTexts } from './wordpress/texts/load-texts.ts';

const SOURCES = resolve(import.meta.dirname, 'wordpress');
const FOLDER = DIST.wordpress;

/** A string of PHP. */
const php = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Names of texts in the header of the block with what WordPress adds to them, by the texts. */
function contextsOf(): Record<string, string> {
  const { description, keywords } = JSON.parse(readFileSync(resolve(FOLDER, 'block.json'), 'utf8')) as {
    description: string;
    keywords: string[];
  };
  return Object.fromEntries([
    [description, `block description\u0004${description}`],
    ...keywords.map((keyword) => [keyword, `block keyword\u0004${keyword}`] as const),
  ]);
}

/**
 * The translations in the formats of WordPress: for PHP, and for the script `pix-editor`. A language has one file for all its regions,
 * which `pix_language_file` finds.
 */
async function writeLanguages(): Promise<void> {
  mkdirSync(resolve(FOLDER, 'languages'));
  const contexts = contextsOf();
  for (const [language, { plugin, editor }] of await loadTexts()) {
    const file = resolve(FOLDER, `languages/pix-${language}`);
    const messages = Object.entries(plugin).map(
      ([english, text]) => `${php(contexts[english] ?? english)}=>${php(text)}`,
    );
    writeFileSync(`${file}.l10n.php`, `<?php\nreturn ['messages'=>[${messages.join(',')}]];\n`);
    const data = {
      ...Object.fromEntries(Object.entries(editor).map(([english, text]) => [english, [text]])),
      '': { domain: 'pix', lang: language },
    };
    writeFileSync(`${file}-pix-editor.json`, JSON.stringify({ domain: 'pix', locale_data: { pix: data } }));
  }
}

/** Writes the version of the package into the headers of the plugin. */
function setVersion(): void {
  const file = resolve(FOLDER, 'pix.php');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=^ \* Version: ).*/m, version));
}

/** Builds the plugin. */
export async function buildWordpress(): Promise<void> {
  rmSync(resolve(FOLDER, '..'), { recursive: true, force: true });
  cpSync(resolve(SOURCES, 'plugin'), FOLDER, { recursive: true });
  cpSync(resolve(SOURCES, '../../LICENSE'), resolve(FOLDER, 'LICENSE'));
  cpSync(resolve(SOURCES, 'editor/editor.css'), resolve(FOLDER, 'editor.css'));
  setVersion();
  writeFileSync(resolve(FOLDER, 'options.json'), JSON.stringify(optionTable()));
  await writeLanguages();
  await build(wordpressEditor());
  await build(consentScript({ outDir: FOLDER }));
  const files = globSync('**/*.*', { cwd: FOLDER }).sort();
  const zip = downloadZip(
    [...files, 'LICENSE'].map((file) => ({
      name: `${basename(FOLDER)}/${file}`,
      lastModified: new Date(0),
      input: readFileSync(resolve(FOLDER, file)),
    })),
  );
  const archive = resolve(FOLDER, `../pix-${version}.zip`);
  writeFileSync(archive, Buffer.from(await zip.arrayBuffer()));
  console.log(archive);
}

if (import.meta.main) await buildWordpress();
