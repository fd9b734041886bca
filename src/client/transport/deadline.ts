import { PixTimeoutError, type TimeoutPhase } from './errors.ts';

/** Time limits of one attempt, in milliseconds. */
export interface TimeLimits {
  /** Maximum time without a byte received. */
  pause: number;
  /** Maximum duration, body included. */
  total: number;
}

/** Limits of one attempt. */
export interface AttemptLimits extends TimeLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** Maximum size of the response in bytes. */
  maxBytes?: number | undefined;
}

/** Time limits of a request unless the caller or the endpoint sets others. */
export const DEFAULT_TIME_LIMITS: TimeLimits = { pause: 10_000, total: 30_000 };

/** The running deadline of one attempt. */
export interface Deadline {
  /** Aborts when a time limit passes, or when the caller's signal aborts. */
  readonly signal: AbortSignal;
  /** Set once a time limit has passed. */
  readonly error: PixTimeoutError | undefined;
  /** Restarts the idle timer: bytes arrived, and the attempt is in this phase. */
  extend(phase: TimeoutPhase): void;
  stop: () => void;
}

/** Starts a deadline that covers a whole attempt, body included. */
export function startDeadline({ pause, total, signal: outer }: AttemptLimits): Deadline {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const arm = (milliseconds: number, end: () => TimeoutPhase) =>
    setTimeout(() => {
      deadline.error ??= new PixTimeoutError(end(), milliseconds);
      controller.abort(deadline.error);
    }, milliseconds);
  let current: TimeoutPhase = 'headers';
  const phase = () => current;
  // If the idle limit is no shorter than the total, reaching the total means that a phase was idle.
  const totalTimer = arm(total, () => (pause < total ? 'total' : current));
  let pauseTimer = arm(pause, phase);
  const deadline = {
    signal: controller.signal,
    error: undefined as PixTimeoutError | undefined,
    extend(next: TimeoutPhase) {
      current = next;
      clearTimeout(pauseTimer);
      pauseTimer = arm(pause, phase);
    },
    stop() {
      clearTimeout(pauseTimer);
      clearTimeout(totalTimer);
      outer?.removeEventListener('abort', forward);
    },
  };
  outer?.addEventListener('abort', forward);
  return deadline;
}
