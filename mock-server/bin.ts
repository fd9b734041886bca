/** `npx pix-mock`: the server as a command. */
import { main } from './cli.ts';

process.exit(await main(process.argv.slice(2), process.env));
