/** Which fault meets which request at the chaos proxy. */
import type { Fault, ReceivedRequest } from './chaos-exchange.ts';

/** Which requests a fault is for. */
export interface FaultOptions {
  /** Any request if not given. */
  when?: (request: ReceivedRequest) => boolean;
  /** Meets preflights (`OPTIONS`) in place of requests. False if not given: the target answers them. */
  preflight?: boolean;
}

type Planned = FaultOptions & { fault: Fault; times: number };

/** What is to go wrong, and when. */
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

/** Whether a browser asks what it may ask. */
export function isPreflight({ method }: ReceivedRequest): boolean {
  return method === 'OPTIONS';
}
