import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A WebDriver element reference. */
export type ElementReference = Record<string, string>;

/** Sends a command below the session's path: `('POST', 'url', { url })`. */
export type SendCommand = <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/** A WebKitGTK window on a separate virtual screen. */
export interface WebKitWindow {
  sendCommand: SendCommand;
  close: () => Promise<void>;
}

/** Maximum size of a page on the screen. */
export const SCREEN = { width: 2560, height: 2000 };
/** Height reserved for the browser's toolbar. */
const BAR = 100;

/** Opens a window driven by a WebDriver such as `/usr/bin/WebKitWebDriver`. */
export async function openWebKit(driver: string): Promise<WebKitWindow> {
  const processes: ChildProcess[] = [];
  const kill = () => processes.forEach((process) => process.kill());
  // Kill the child processes whenever this process exits.
  process.once('exit', kill);
  try {
    const size = { ...SCREEN, height: SCREEN.height + BAR };
    const depths = `${size.width}x${size.height}x24`;
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', depths, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    processes.push(screen);
    const display = `:${(await firstLine(screen, 3)).trim()}`;
    const port = await freePort();
    // Without a GPU, the DMA-BUF renderer takes twice as long.
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    processes.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
    const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, 'POST', { capabilities });
    const session = `${address}/session/${sessionId}`;
    // Without a window manager, the window under the pointer has the focus; the pointer is in the centre.
    await send(`${session}/window/rect`, 'POST', { x: 0, y: 0, ...size });
    return {
      sendCommand: (method, path, body) => send(`${session}/${path}`, method, body),
      close: async () => {
        await send(session, 'DELETE').catch(() => undefined);
        process.off('exit', kill);
        kill();
      },
    };
  } catch (error) {
    kill();
    throw new Error(`WebKit could not be started by ${driver} on a screen of Xvfb.`, { cause: error });
  }
}

async function send<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Answer;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}. ${message}`);
}

async function firstLine(process: ChildProcess, descriptor: number): Promise<string> {
  const failed = once(process, 'exit').then(([code]) => {
    throw new Error(`${process.spawnfile} ended with ${code as number}.`);
  });
  const [line] = (await Promise.race([once(process.stdio[descriptor] as Readable, 'data'), failed])) as [
    Buffer,
  ];
  return String(line);
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await send(`${address}/status`, 'GET').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
  throw new Error('The driver did not respond within 5 seconds.');
}
