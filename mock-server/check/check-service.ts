import { DEFAULT_LIMIT, MAX_LIMIT } from '../../src/contract/limits.ts';
import type { HostName } from '../handlers/operation.ts';
import { checkEndpoints, IMAGES, type EndpointResult } from './endpoints.ts';
import { probeGaps, type GapResult } from './gap-probes.ts';
import { numberAt } from './records.ts';
import { Service, type ServiceOptions } from './service.ts';

/** Options of the mock that imitate a service. */
export interface MockConfig {
  baseUrl: string;
  hosts?: Partial<Record<HostName, string>>;
  /** Median of the service, in milliseconds. */
  latency: number;
  pageSizes?: { default: number; max: number; clamp: boolean };
}

/** Result of the check of a service. */
export interface CheckResult {
  service: string;
  endpoints: EndpointResult[];
  gaps: GapResult[];
  /** Number of requests. */
  requests: number;
  config: MockConfig;
}

/** The service does not respond. */
export class UnreachableError extends Error {}

/** Checks a service by reads. Throws `UnreachableError` if it does not respond. */
export async function checkService(options: ServiceOptions): Promise<CheckResult> {
  const service = new Service(options);
  const base = service.baseOf('pictures') ?? '';
  const { trouble } = await service.read('pictures', '/api/v1/ping');
  if (trouble !== undefined) throw new UnreachableError(`${base} is unreachable: its response ${trouble}.`);
  const endpoints = await checkEndpoints(service);
  const gaps = await probeGaps(service);
  const config = await configOf(service, options);
  return { service: base, endpoints, gaps, requests: service.requests, config };
}

/** The options of the mock that imitate the service. */
async function configOf(service: Service, options: ServiceOptions): Promise<MockConfig> {
  const limitOf = async (path: string) =>
    numberAt(await service.read('pictures', path), 'pagination', 'limit');
  const sizes = {
    default: (await limitOf(IMAGES)) ?? DEFAULT_LIMIT,
    max: (await limitOf(`${IMAGES}?sort=newest&limit=${MAX_LIMIT}`)) ?? MAX_LIMIT,
    clamp: (await service.read('pictures', `${IMAGES}?limit=${MAX_LIMIT + 1}`)).status === 200,
  };
  const { pictures: baseUrl = '', ...hosts } = options.hosts;
  const times = service.latencies.toSorted((a, b) => a - b);
  const isOther = sizes.default !== DEFAULT_LIMIT || sizes.max !== MAX_LIMIT || sizes.clamp;
  const isValid = [sizes.default, sizes.max].every((size) => Number.isInteger(size) && size > 0);
  return {
    baseUrl,
    ...(Object.keys(hosts).length && { hosts }),
    latency: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    ...(isOther && isValid && { pageSizes: sizes }),
  };
}
