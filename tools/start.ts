import { resolve } from 'node:path';
import { main } from '../mock-server/cli/main.ts';
import { DIST } from './build/configs.ts';
import { buildSite } from './build.ts';

/** `npm start`: the reference server with the embed script and the demo site; builds them if they are out of date. */
const code = await main(process.argv.slice(2), process.env, {
  command: 'npm start --',
  // npm runs scripts in the package's folder; `INIT_CWD` is the user's.
  from: process.env['INIT_CWD'],
  static: async () => {
    await buildSite();
    return [
      { prefix: '/cdn/', dir: DIST.cdn },
      { prefix: '/', dir: DIST.site },
      { prefix: '/', dir: resolve(import.meta.dirname, '..'), only: ['llms.txt'] },
    ];
  },
});
process.exit(code);
