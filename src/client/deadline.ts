import { PixTimeoutError, type TimeoutPhase } from './errors.ts';

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
 * @param pause Milliseconds without a byte.
 * @param total Milliseconds in all.
 * @param outer The caller's signal.
 */
export function startDeadline(pause: number, total: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const arm = (phase: TimeoutPhase, milliseconds: number) =>
    setTimeout(() => {
      deadline.error ??= new PixTimeoutError(phase, milliseconds);
      controller.abort(deadline.error);
    }, milliseconds);
  const totalTimer = arm('total', total);
  let pauseTimer = arm('headers', pause);
  const deadline = {
    signal: controller.signal,
    error: undefined as PixTimeoutError | undefined,
    extend(phase: TimeoutPhase) {
      clearTimeout(pauseTimer);
      pauseTimer = arm(phase, pause);
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
