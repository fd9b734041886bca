import type { OperationId } from '../../src/contract/models.ts';
import type { Answer } from '../http/answer.ts';
import type { Incoming } from '../http/incoming.ts';
import type { PathParams } from '../http/match-path.ts';
import type { ApiKey, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { PictureFiles } from '../store/picture-files.ts';
import type { BackgroundRemover } from '../imaging/background-remover.ts';
import type { PictureCheck } from '../imaging/examine-picture.ts';
import type { Thumbnailer } from '../imaging/thumbnailer.ts';
import type { WebhookTarget } from '../webhooks/webhook-target.ts';
import type { HostName } from './hosts.ts';

/** What the handlers need from outside; everything a shell decides. */
export interface Platform {
  store: Store;
  /** Where the picture service is reached, without a slash at the end; the root of all its URLs in answers. Gap: G8. */
  baseUrl: string;
  /** The same of every host. Gap: G6. */
  hosts: Record<HostName, string>;
  /** Takes the bytes of uploads. */
  files: PictureFiles;
  thumbnails: Thumbnailer;
  /** Decodes pictures to find broken ones among uploads, if the shell can. Finer points: undecodable files. */
  checkPicture?: PictureCheck;
  /** Hears of what failed inside; the answer says nothing of it. */
  onFault?: (error: unknown, requestId: string) => void;
  /** A fresh name for an answer. */
  nextRequestId: () => string;
  /** Makes backgrounds of pictures transparent, if the shell can decode pictures. Gap: C4. */
  removeBackground?: BackgroundRemover;
  /** Whom to tell what becomes of orders. Gap: C8. */
  webhooks?: WebhookTarget;
  /** Files of the script folder, if the shell has one. */
  scripts?: (request: Incoming) => Promise<Answer | undefined>;
}

/** A request as an operation sees it. */
export interface Call {
  request: Incoming;
  url: URL;
  params: PathParams;
  /** Whose valid key the request carries. */
  caller: User | undefined;
  /** That key. */
  key: ApiKey | undefined;
}

/** One operation of the contract; method and path are those of `openapi.yaml`. */
export interface Operation<Id extends string = OperationId> {
  /** `operationId` in the contract. */
  id: Id;
  /** Whose path it is; the picture service's if not given. Gap: G6. */
  host?: HostName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  answer: (call: Call) => Answer | Promise<Answer>;
}
