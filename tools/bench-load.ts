/** Servers in processes of their own, and what they do under load. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import type { CapturedAnswer, Report, Role } from './bench-child.ts';

/** How many connections ask at the same time. */
export const CONNECTIONS = 50;
export const ROUNDS = 5;
/** How long a server is under load in one round, in seconds. */
export const SECONDS = 2;
/** Requests a second for what is asked for beside. */
export const RATE_BESIDE = 1000;

/** A server in a process of its own. */
export interface Contestant {
  url: string;
  /** Processor time it has used so far, in microseconds. */
  cpu: () => Promise<number>;
  stop: () => void;
}

/** What is asked for. */
export interface Task {
  path: string;
  /** What is asked for beside it, at a steady rate; its answers are not counted. */
  beside?: string;
}

/** What a server did under load. */
export interface Load {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
  /** Processor time of the server for each answer, in microseconds. */
  cpu: number;
}

/** Starts a server; rejects, then or when it is asked, if its process ends. */
export async function start(role: Role): Promise<Contestant> {
  const child = fork(resolve(import.meta.dirname, 'bench-child.ts'), { serialization: 'advanced' });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`The ${role.kind} server failed.`)));
  failed.catch(() => undefined);
  const ask = async (question: Role | 'cpu') => {
    const answered = once(child, 'message') as Promise<[Report]>;
    child.send(question);
    const [report] = await Promise.race([answered, failed]);
    return report;
  };
  const { url = '' } = await ask(role);
  return { url, cpu: async () => (await ask('cpu')).cpu ?? NaN, stop: () => child.disconnect() };
}

/** The answers to paths as they are sent, but for what node:http adds by itself. */
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
 * The medians of some rounds, for each server. They take turns, so that all meet the same neighbours; one unmeasured second
 * each comes first, so that their code is compiled.
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

async function load({ url, cpu }: Contestant, { path, beside }: Task, duration = SECONDS): Promise<Load> {
  const before = await cpu();
  const [{ '2xx': answers, non2xx, errors, latency, ...result }] = await Promise.all([
    autocannon({ url: url + path, connections: CONNECTIONS, duration }),
    beside && autocannon({ url: url + beside, connections: 5, overallRate: RATE_BESIDE, duration }),
  ]);
  if (non2xx + errors > 0 || answers === 0) throw new Error(`${url} failed to answer ${path} under load.`);
  return { perSecond: answers / result.duration, p99: latency.p99, cpu: ((await cpu()) - before) / answers };
}

/** The number in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
