import type { Answer } from '../http/answer.ts';
import type { PathParams } from '../http/match-path.ts';
import type { User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Thumbnailer } from '../imaging/thumbnailer.ts';

/** What the handlers need from outside; everything a shell decides. */
export interface Platform {
  store: Store;
  /** Where the service is reached, without a slash at the end; the root of all URLs in answers. Gap: G8. */
  baseUrl: string;
  thumbnails: Thumbnailer;
  /** A fresh name for an answer. */
  nextRequestId: () => string;
  /** Files of the script folder, if the shell has one. */
  scripts?: (request: Request) => Promise<Answer | undefined>;
}

/** A request as an operation sees it. */
export interface Call {
  request: Request;
  url: URL;
  params: PathParams;
  /** Whose valid key the request carries. */
  caller: User | undefined;
}

/** One operation of the contract; method and path are those of `openapi.yaml`. */
export interface Operation {
  /** `operationId` in the contract. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  answer: (call: Call) => Answer | Promise<Answer>;
}
