import { Problem } from '../http/problem.ts';

/** Maximum latency in milliseconds. */
export const MAX_LATENCY = 60_000;

/** Returns the latency; throws a `Problem` if it is out of range. */
export function validateLatency(latency: number): number {
  if (latency >= 0 && latency <= MAX_LATENCY) return latency;
  const fault = `must be milliseconds from 0 to ${MAX_LATENCY}`;
  throw new Problem('invalid_parameter', `latency ${fault}, not ${latency}.`, { fields: { latency: fault } });
}
