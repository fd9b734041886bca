import { resolve } from 'node:path';
import { DIST } from './build/configs.ts';
import { publishCdn } from './build/publish-cdn.ts';
import { EXAMPLE_FOLDER, readIntegrity } from './build/cdn-files.ts';
import { snippets } from './build/snippets.ts';

/**
 * `npm run cdn -- [FOLDER] [URL]`: adds the built files to a folder that a web server publishes at a URL, and prints the
 * tags for pages with their hashes. Without a folder it only prints.
 */
const [folder, url = EXAMPLE_FOLDER] = process.argv.slice(2);
if (folder) await publishCdn(DIST.cdn, resolve(process.env['INIT_CWD'] ?? '.', folder));
process.stdout.write(snippets(readIntegrity(DIST.cdn), url));
