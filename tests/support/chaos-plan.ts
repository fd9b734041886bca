/** The assignment of faults to requests at the chaos proxy. */
import type { Fault, ReceivedRequest } from './chaos-exchange.ts';

/** The requests that a fault matches. */
export interface FaultOptions {
  /** Default: any request. */
  when?: (request: ReceivedRequest) => boolean;
  /** Whether the fault matches preflights (`OPTIONS`) instead of requests. Default: false; the target responds to preflights. */
  preflight?: boolean;
}

type Planned = FaultOptions & { fault: Fault; times: number };

/** Creates a plan of faults. */
export function createPlan() {
  let queue: Planned[] = [];
  let constant: Planned[] = [];
  return {
    next: (fault: Fault, options: FaultOptions & { times?: number } = {}) => {
      queue.push({ times: 1, ...options, fault });
    },
    always: (fault: Fault, options: FaultOptions = {}) => {
      constant = [{ ...options, fault, times: Infinity }];
    },
    clear: () => {
      queue = [];
      constant = [];
    },
    take: (received: ReceivedRequest): Fault | undefined => {
      const planned = [...queue, ...constant].find(
        ({ times, preflight = false, when }) =>
          times > 0 && isPreflight(received) === preflight && (when?.(received) ?? true),
      );
      if (planned) planned.times -= 1;
      return planned?.fault;
    },
  };
}

/** Whether a request is a preflight. */
export function isPreflight({ method }: ReceivedRequest): boolean {
  return method === 'OPTIONS';
}
