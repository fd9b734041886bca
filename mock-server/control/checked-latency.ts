import { Problem } from '../http/problem.ts';

/** Milliseconds that answers may be held back at most. */
export const MAX_LATENCY = 60_000;

/** The latency itself; throws a `Problem` if it cannot be one. */
export function checkedLatency(latency: number): number {
  if (latency >= 0 && latency <= MAX_LATENCY) return latency;
  const fault = `must be milliseconds from 0 to ${MAX_LATENCY}`;
  throw new Problem('invalid_parameter', `latency ${fault}, not ${latency}.`, { fields: { latency: fault } });
}
