import type { EventEmitter } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { main } from '../../../../mock-server/cli/main.ts';

/** Events that the command listens to. */
const places: readonly (readonly [emitter: EventEmitter, event: string])[] = [
  [process, 'SIGINT'],
  [process, 'SIGTERM'],
  [process.stdout, 'error'],
];

/** Runs the command in this process until it ends. */
export async function runHere(args: readonly string[]) {
  const text = { out: '', err: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((part) => Boolean((text.out += String(part)))),
    vi.spyOn(process.stderr, 'write').mockImplementation((part) => Boolean((text.err += String(part)))),
  ];
  endLater();
  try {
    return { code: await main(args, {}), text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** After the test, ends a server that should not have started, and removes its listeners. */
function endLater(): void {
  const before = places.map(([emitter, event]) => emitter.listeners(event));
  onTestFinished(() => {
    places.forEach(([emitter, event], at) => {
      for (const listener of emitter.listeners(event) as (() => void)[]) {
        if (before[at]?.includes(listener)) continue;
        listener();
        emitter.off(event, listener);
      }
    });
  });
}
