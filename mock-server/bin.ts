/** `npx pix-mock`: the server as a command; serves the package's embed script, too. */
import { resolve } from 'node:path';
import { main } from './cli/main.ts';

const scripts = { prefix: '/cdn/', dir: resolve(import.meta.dirname, '../cdn') };
const code = await main(process.argv.slice(2), process.env, { static: () => Promise.resolve([scripts]) });
process.exit(code);
