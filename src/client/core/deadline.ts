import { PixAbortError, PixTimeoutError, type TimeoutPhase } from './errors.ts';

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
  let isStopped = false;
  const phase = () => current;
  // If the idle limit is no shorter than the total, reaching the total means that a phase was idle.
  const totalTimer = arm(total, () => (pause < total ? 'total' : current));
  let pauseTimer = arm(pause, phase);
  const deadline = {
    signal: controller.signal,
    error: undefined as PixTimeoutError | undefined,
    extend(next: TimeoutPhase) {
      // Late progress of a request that has ended.
      if (isStopped) return;
      current = next;
      clearTimeout(pauseTimer);
      pauseTimer = arm(pause, phase);
    },
    stop() {
      isStopped = true;
      clearTimeout(pauseTimer);
      clearTimeout(totalTimer);
      outer?.removeEventListener('abort', forward);
    },
  };
  outer?.addEventListener('abort', forward);
  return deadline;
}

/** A signal that aborts as soon as either of two does; `undefined` without any. */
export const anySignal = (
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined => (one && other ? AbortSignal.any([one, other]) : (one ?? other));

/** Rejects with PixAbortError as soon as a signal aborts, even if the work itself ignores the signal. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new PixAbortError(signal.reason));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
