import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/browsers/free-port.ts';
import { PATIENCE_MS } from '../../tools/patience.ts';
import { CONSUMER_ENV } from './run.ts';

/** A server in a separate process. */
export interface ServerProcess extends AsyncDisposable {
  url: string;
}

/** Time limit for the first response in ms. */
const START_LIMIT_MS = PATIENCE_MS.condition;
const POLL_INTERVAL_MS = 100;

/** Starts a server on a free port and waits for its first response. Throws the output of the server if it ends before that. */
export async function startProcess(
  cwd: string,
  commandOn: (port: number) => [string, ...string[]],
): Promise<ServerProcess> {
  const port = await freePort();
  const [command, ...args] = commandOn(port);
  // A separate process group, since npm starts further processes.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: CONSUMER_ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };
  const url = `http://localhost:${port}`;
  const end = performance.now() + START_LIMIT_MS;
  while (!(await responds(url))) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} serves nothing:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return { url, [Symbol.asyncDispose]: stop };
}

const responds = (url: string) =>
  fetch(url).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
