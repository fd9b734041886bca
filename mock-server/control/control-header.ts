import { Problem, quote } from '../http/problem.ts';
import { readTime } from '../http/read-time.ts';
import { findScenario } from '../scenarios/index.ts';
import type { FaultRule, Scenario } from '../scenarios/scenario.ts';
import { readFaultRule } from './faults.ts';

/** Request header that controls the response to that request alone. */
export const CONTROL_HEADER = 'X-Pix-Control';

const FORM =
  'status=503, delay=200, breaks=at once, breaks=after 100, scenario=empty, now=2026-12-01T00:00:00Z';

/** Parsed control header of one request. */
export interface RequestControl {
  /** Replaces the active fault rules. */
  fault?: FaultRule;
  /** Scenario whose data and rules apply. */
  scenario?: Scenario;
  /** Time of the request in milliseconds since 1970. */
  now?: number;
}

/** Parses the control header; throws a 422 that names the header if it is invalid. */
export function readControlHeader(header: string | null): RequestControl {
  if (header === null) return {};
  const given = new Map<string, string>();
  for (const part of header.split(',')) {
    const [name = '', ...rest] = part.split('=').map((side) => side.trim());
    if (!['status', 'delay', 'breaks', 'scenario', 'now'].includes(name) || given.has(name)) {
      throw wrong(`may hold each of ${FORM} once, not ${quote(part.trim())}`);
    }
    given.set(name, rest.join('='));
  }
  try {
    return readParts(given);
  } catch (error) {
    throw error instanceof Problem ? wrong(error.message.replace(/\.$/, '')) : error;
  }
}

function readParts(given: ReadonlyMap<string, string>): RequestControl {
  const fault = {
    ...numberOf('status', given),
    ...numberOf('delay', given),
    ...breakOf(given.get('breaks')),
  };
  const scenario = given.get('scenario');
  const now = given.get('now');
  return {
    ...(Object.keys(fault).length > 0 && { fault: readFaultRule(fault, []) }),
    ...(scenario !== undefined && { scenario: findScenario(scenario) }),
    ...(now !== undefined && { now: readTime(/^\d+$/.test(now) ? Number(now) : now, 'now') }),
  };
}

/** Parses digits as a number; other text stays text, which the rule's validation reports. */
function numberOf(name: string, given: ReadonlyMap<string, string>): Record<string, unknown> {
  const value = given.get(name);
  if (value === undefined) return {};
  return { [name]: /^\d+$/.test(value) ? Number(value) : value };
}

function breakOf(value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {};
  const bytes = /^after (\d+)$/.exec(value)?.[1];
  return { breaks: bytes === undefined ? value : { after: Number(bytes) } };
}

function wrong(fault: string): Problem {
  const fields = { [CONTROL_HEADER]: fault };
  return new Problem('invalid_parameter', `${CONTROL_HEADER}: ${fault}.`, { fields });
}
