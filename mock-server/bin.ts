/** `npx pix-mock`: the server as a command; serves the package's embed script, too. */
import { resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { main } from './cli/main.ts';

const root = resolve(import.meta.dirname, '../..');
const dir = resolve(root, 'dist/cdn');
// The package has one version of the script, and its files once.
const scripts = ['/cdn/', `/cdn/${packageJson.version}/`].map((prefix) => ({ prefix, dir }));
const files = [...scripts, { prefix: '/', dir: root, only: ['llms.txt'] }];
const code = await main(process.argv.slice(2), process.env, { static: () => Promise.resolve(files) });
process.exit(code);
