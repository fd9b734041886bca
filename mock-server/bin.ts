/** `npx pix-mock`: the server as a command; serves the package's embed script, too. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { main } from './cli/main.ts';

const root = resolve(import.meta.dirname, '../..');
const dir = resolve(root, 'dist/cdn');
// The package has one version of the script, and its files once.
const prefixes = ['/cdn/', `/cdn/${packageJson.version}/`];
// In the sources of Pix, the scripts may not have been built.
const scripts = existsSync(dir) ? prefixes.map((prefix) => ({ prefix, dir })) : [];
const files = [...scripts, { prefix: '/', dir: root, only: ['llms.txt'] }];
const code = await main(process.argv.slice(2), process.env, { static: () => Promise.resolve(files) });
process.exit(code);
