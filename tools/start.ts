import { main } from '../mock-server/cli.ts';
import { DIST } from '../vite.config.ts';
import { buildSite } from './build.ts';

await buildSite();
const code = await main(process.argv.slice(2), process.env, {
  command: 'npm start --',
  static: [
    { prefix: '/cdn/', dir: DIST.cdn },
    { prefix: '/', dir: DIST.demo },
  ],
});
process.exit(code);
