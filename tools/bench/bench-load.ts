/** Load test of servers in separate processes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { install } from '../install.ts';
import type { CapturedAnswer, Report, Role } from './bench-child.ts';

await install(import.meta.dirname);
const { default: autocannon } = await import('autocannon');

/** Number of concurrent connections. */
export const CONNECTIONS = 50;
export const ROUNDS = 5;
/** Duration of a round in seconds. */
export const SECONDS = 2;
/** Rate of the background requests, per second. */
export const BACKGROUND_RATE = 1000;

/** A server in a separate process. */
export interface Contestant {
  url: string;
  /** CPU time used so far, in microseconds. */
  cpu: () => Promise<number>;
  stop: () => void;
}

/** The measured request. */
export interface Task {
  path: string;
  /** Background request at a steady rate; not measured. */
  background?: string;
}

/** Result of a load test. */
export interface Load {
  perSecond: number;
  /** 99th percentile of the latency in ms. */
  p99: number;
  /** CPU time of the server per response, in microseconds. */
  cpu: number;
}

/** Starts a server; rejects, immediately or at the next request, if the process exits. */
export async function start(role: Role): Promise<Contestant> {
  const child = fork(resolve(import.meta.dirname, 'bench-child.ts'), { serialization: 'advanced' });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`The ${role.kind} server failed.`)));
  failed.catch(() => undefined);
  const send = async (question: Role | 'cpu') => {
    const answered = once(child, 'message') as Promise<[Report]>;
    child.send(question);
    const [report] = await Promise.race([answered, failed]);
    return report;
  };
  const { url = '' } = await send(role);
  return { url, cpu: async () => (await send('cpu')).cpu ?? NaN, stop: () => child.disconnect() };
}

/** Records the responses to paths, without the headers that node:http adds itself. */
export async function capture(url: string, paths: ReadonlySet<string>): Promise<Map<string, CapturedAnswer>> {
  const answers = [...paths].map(async (path) => {
    const response = await fetch(url + path);
    const headers = Object.fromEntries(response.headers);
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own];
    return [path, { status: response.status, headers, body: await response.bytes() }] as const;
  });
  return new Map(await Promise.all(answers));
}

/**
 * Medians over rounds for each server. Servers alternate, so that other load affects all alike; each gets one second of
 * warm-up, so that its code is compiled.
 */
export async function compare(contestants: readonly Contestant[], task: Task): Promise<Load[]> {
  const rounds = contestants.map((): Load[] => []);
  for (const contestant of contestants) await load(contestant, task, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, contestant] of contestants.entries()) rounds[at]?.push(await load(contestant, task));
  }
  return rounds.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
    cpu: median(loads.map(({ cpu }) => cpu)),
  }));
}

async function load({ url, cpu }: Contestant, { path, background }: Task, duration = SECONDS): Promise<Load> {
  const before = await cpu();
  const [{ '2xx': answers, non2xx, errors, latency, ...result }] = await Promise.all([
    autocannon({ url: url + path, connections: CONNECTIONS, duration }),
    background &&
      autocannon({ url: url + background, connections: 5, overallRate: BACKGROUND_RATE, duration }),
  ]);
  if (non2xx + errors > 0 || answers === 0)
    throw new Error(`${url} failed to respond to ${path} under load.`);
  return { perSecond: answers / result.duration, p99: latency.p99, cpu: ((await cpu()) - before) / answers };
}

/** Returns the median of numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
