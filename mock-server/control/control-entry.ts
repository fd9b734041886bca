import type { Operation, RequestContext } from '../handlers/operation.ts';

/** A control endpoint. Control endpoints are not part of the contract. */
export interface ControlEntry {
  method: Operation['method'];
  /** Path below the root, such as `reset`. */
  path: string;
  /** Short description of the endpoint. */
  does: string;
  /** Success status. Default: 200. */
  status?: number;
  /** Runs the action and returns the data; arrays are wrapped in the list envelope. */
  // Gap: G1
  run: (context: RequestContext) => unknown;
}
