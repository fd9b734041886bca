import { PixTimeoutError, type TimeoutPhase } from './errors.ts';

/** Milliseconds an attempt may take. */
export interface TimeLimits {
  /** Without a byte. */
  pause: number;
  /** In all. */
  total: number;
}

/** A running deadline of one attempt. */
export interface Deadline {
  /** Aborts when time is up, or when the caller's signal does. */
  readonly signal: AbortSignal;
  /** Set once time is up. */
  readonly error: PixTimeoutError | undefined;
  /** Something arrived: the pause starts anew, in this phase. */
  extend(phase: TimeoutPhase): void;
  stop(): void;
}

/**
 * Starts a deadline over a whole attempt, body included (P9).
 *
 * @param outer The caller's signal.
 */
export function startDeadline({ pause, total }: TimeLimits, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const arm = (milliseconds: number, end: () => TimeoutPhase) =>
    setTimeout(() => {
      deadline.error ??= new PixTimeoutError(end(), milliseconds);
      controller.abort(deadline.error);
    }, milliseconds);
  let current: TimeoutPhase = 'headers';
  const phase = () => current;
  // Where a pause may take all the time there is, its end is a pause's.
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
