import type { HostName } from '../handlers/operation.ts';
import { parsedJson, type Answer } from './validate.ts';

/** Methods that change nothing. The check sends no others. */
export type ReadMethod = 'GET' | 'HEAD' | 'OPTIONS';

/** A response of the service, or the reason why there is none. */
export interface Reply extends Answer {
  method: ReadMethod;
  /** Path and query. */
  path: string;
  /** Parsed JSON of the body; `undefined` if it is not JSON. */
  json: unknown;
  /** Why there is no complete response, in which case `status` is 0. */
  trouble?: string;
}

/** What a request adds to its address. */
export interface ReadOptions {
  method?: ReadMethod;
  headers?: Record<string, string>;
  /** Whether to send the key of the host. Default: false. */
  signedIn?: boolean;
}

/** Options of `Service`. */
export interface ServiceOptions {
  /** Base URLs of the hosts to read, without trailing slash. */
  hosts: Partial<Record<HostName, string>>;
  /** API keys of the hosts. */
  keys?: Partial<Record<HostName, string>>;
  /** Milliseconds until a request is given up. Default: 10,000. */
  timeout?: number;
  /** Waits between a 429 or 503 and the next attempt. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** Default of `timeout`. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** Maximum size of a body that is read. */
const MAX_BODY_BYTES = 4_194_304;

/** Maximum `Retry-After` that is waited for. */
const MAX_WAIT_SECONDS = 30;

/** Reads a live service: one request after another, each address once, never another host, and never by a redirect. */
export class Service {
  /** Milliseconds until the headers of each response of the API. */
  readonly latencies: number[] = [];
  /** Number of requests. */
  requests = 0;
  readonly #options: ServiceOptions;
  readonly #replies = new Map<string, Promise<Reply>>();

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Base URL of a host; `undefined` if it is unknown. */
  baseOf(host: HostName): string | undefined {
    return this.#options.hosts[host];
  }

  /** Whether there is a key for a host. */
  hasKey(host: HostName): boolean {
    return this.#options.keys?.[host] !== undefined;
  }

  /** Reads a path of a host. Equal requests are sent once. */
  read(host: HostName, path: string, options: ReadOptions = {}): Promise<Reply> {
    const name = JSON.stringify([host, path, { method: 'GET', ...options }]);
    const known = this.#replies.get(name) ?? this.#readPolitely(host, path, options);
    this.#replies.set(name, known);
    return known;
  }

  /** Reads a path again, although it has been read. */
  readAgain(host: HostName, path: string, options: ReadOptions = {}): Promise<Reply> {
    return this.#readPolitely(host, path, options);
  }

  /** Sends a request; once more after the time in `Retry-After`. */
  async #readPolitely(host: HostName, path: string, options: ReadOptions): Promise<Reply> {
    const reply = await this.#send(host, path, options);
    const seconds = Number(reply.headers.get('Retry-After') ?? NaN);
    if (![429, 503].includes(reply.status) || !(seconds >= 0 && seconds <= MAX_WAIT_SECONDS)) return reply;
    const { wait = (time) => new Promise((resolve) => setTimeout(resolve, time)) } = this.#options;
    await wait(seconds * 1000);
    return this.#send(host, path, options);
  }

  async #send(host: HostName, path: string, options: ReadOptions): Promise<Reply> {
    const { method = 'GET', signedIn } = options;
    const { keys, timeout = DEFAULT_TIMEOUT_MS } = this.#options;
    const headers = new Headers(options.headers);
    const key = keys?.[host];
    if (signedIn && key !== undefined) headers.set('X-API-Key', key);
    const none = {
      method,
      path,
      status: 0,
      headers: new Headers(),
      bytes: new Uint8Array(),
      json: undefined,
    };
    this.requests += 1;
    try {
      const signal = AbortSignal.timeout(timeout);
      const start = performance.now();
      const response = await fetch(`${this.baseOf(host)}${path}`, {
        method,
        headers,
        signal,
        redirect: 'manual',
      });
      if (path.startsWith('/api/')) this.latencies.push(performance.now() - start);
      const bytes = await readBody(response);
      if (!bytes) return { ...none, trouble: `has more than ${MAX_BODY_BYTES} bytes` };
      return {
        method,
        path,
        status: response.status,
        headers: response.headers,
        bytes,
        json: parsedJson(bytes),
      };
    } catch (error) {
      return { ...none, trouble: troubleOf(error, timeout) };
    }
  }
}

/** Reads a body; `undefined` if it is too long. */
async function readBody({ body }: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value as Uint8Array);
    size += (part.value as Uint8Array).byteLength;
    if (size <= MAX_BODY_BYTES) continue;
    await reader?.cancel();
    return undefined;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function troubleOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return 'does not arrive';
  if (error.name === 'TimeoutError') return `does not arrive within ${timeout} ms`;
  const { cause } = error;
  const reason =
    cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : error.message;
  return `does not arrive: ${reason}`;
}
