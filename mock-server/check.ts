/** `npx pix-check`: checks a live service against the contract. */
import { check } from './check/command.ts';

process.exitCode = await check(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
