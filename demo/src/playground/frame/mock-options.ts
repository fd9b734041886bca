import type { PageMockOptions } from '../../mock/page-mock.ts';
import type { Settings } from '../example.ts';

/** Milliseconds before each response of a slow network. */
const SLOW_NETWORK_MS = 2_000;

const SCENARIOS = { sample: undefined, none: 'empty', huge: 'huge' } as const;

const FAULTS = {
  none: [],
  once: [{ status: 503, first: 1 }],
  always: [{ status: 503 }],
} as const;

/** Options of the mock for the settings of an example. */
export function mockOptions({
  network = 'fast',
  faults = 'none',
  pictures = 'sample',
}: Settings = {}): PageMockOptions {
  return {
    scenario: SCENARIOS[pictures],
    latency: network === 'slow' ? SLOW_NETWORK_MS : 0,
    faults: FAULTS[faults],
  };
}
