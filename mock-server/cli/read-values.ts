/**
 * Readers for values of flags and environment variables. Each throws `UsageError` with the name of the flag or
 * variable.
 */
import { baseUrlFault } from '../handlers/hosts.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { ScenarioName } from '../scenarios/scenario-name.ts';
import { keyFault, originFault } from '../server-options.ts';
import { secretBytes } from '../webhooks/sign-webhook.ts';

/** Invalid use of the command; the message is one line that states the expected value. */
export class UsageError extends Error {}

/** Reads a TCP port; 0 selects a free one. */
export function readPort(value: string, name: string): number {
  return readWhole(value, name, 65_535);
}

/** Reads a whole number from 0 to `max`. */
export function readWhole(value: string, name: string, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number <= max) return number;
  throw new UsageError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
}

/** Reads the root of URLs. */
export function readBaseUrl(value: string, name: string): string {
  const fault = baseUrlFault(value);
  if (fault === undefined) return value;
  throw new UsageError(`${name} ${fault}.`);
}

/** Reads an origin whose pages have access. */
export function readOrigin(value: string, name: string): string {
  const fault = originFault(value);
  if (fault === undefined) return value;
  throw new UsageError(`${name} ${fault}.`);
}

/** Reads an API key. Messages do not repeat it, since they may be logged. */
export function readKeyText(value: string, name: string): string {
  const fault = keyFault(value);
  if (fault === undefined) return value;
  throw new UsageError(`${name} ${fault}.`);
}

/** Reads the URL of a webhook endpoint. */
export function readTargetUrl(value: string, name: string): string {
  if (webUrl(value)) return value;
  throw new UsageError(
    `${name} must be an http or https address, such as http://127.0.0.1:8080/hook, not "${value}".`,
  );
}

/** Reads a webhook secret. Messages do not repeat it, since they may be logged. */
export function readSecret(value: string, name: string): string {
  try {
    secretBytes(value);
    return value;
  } catch {
    throw new UsageError(`${name} must be whsec_ and Base64, or any text that does not begin with whsec_.`);
  }
}

/** Reads the name of a scenario. */
export function readScenario(value: string, name: string): ScenarioName {
  const names = SCENARIOS.map((scenario) => scenario.name);
  const found = names.find((candidate) => candidate === value);
  if (found) return found;
  throw new UsageError(`${name} must be one of ${names.join(', ')}, not "${value}".`);
}

/** Reads a switch: `1` or `0`. */
export function readSwitch(value: string, name: string): boolean {
  if (value === '1' || value === '0') return value === '1';
  throw new UsageError(`${name} must be 1 or 0, not "${value}".`);
}

function webUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
