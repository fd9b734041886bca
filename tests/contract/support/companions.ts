/** The companion hosts over the accounts of the sample, with all that a test needs to reach: clock, addresses, store. */
import { expect } from 'vitest';
import { fromRequest } from '../../../mock-server/http/incoming-request.ts';
import { toResponse } from '../../../mock-server/http/to-response.ts';
import type { AppContext } from '../../../mock-server/handlers/operation.ts';
import { createMock } from '../../../mock-server/mock.ts';
import type { MockParts } from '../../../mock-server/mock-options.ts';
import { sampleAccounts } from '../../../mock-server/seed/accounts.ts';
import { responseFaults } from '../../support/validate.ts';

/** Base URL of the mock. */
export const BASE = 'http://pix.test';

/** Time of the mock. */
export const NOW = Date.UTC(2026, 10, 20, 8, 30);

/** Asks for a path below the base URL, from an address if it matters. */
type SendRequest = (path: string, init?: RequestInit, address?: string) => Promise<Response>;

/** A mock and its surroundings. */
export interface Companions {
  app: AppContext;
  /** Its clock; stands still unless it is set. */
  time: { now: number };
  /** Asks from an address. */
  send: SendRequest;
  /** The same, and expects an answer that keeps the contract. */
  sendRequest: SendRequest;
}

/** A fresh mock without pictures. */
export function createCompanions(options: MockParts = {}): Companions {
  const time = { now: NOW };
  const { app, dispatch } = createMock({
    seed: { ...sampleAccounts, pictures: [], albums: [] },
    baseUrl: BASE,
    clock: () => time.now,
    ...options,
  });
  const send: SendRequest = async (path, init, address) => {
    const answered = await dispatch(fromRequest(new Request(new URL(path, BASE), init), address));
    if (!answered) throw new Error(`${path} is not the platform's`);
    return toResponse(answered);
  };
  const sendRequest: SendRequest = async (path, init, address) => {
    const response = await send(path, init, address);
    expect(await responseFaults(new Request(new URL(path, BASE), init), response)).toEqual([]);
    return response;
  };
  return { app, time, send, sendRequest };
}

/** A request with a JSON body, from the owner or someone else; `nobody` sends no key. */
export function post(body: unknown, user = 'owner'): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(user !== 'nobody' && { 'X-API-Key': `pix_test_${user}` }),
    },
    body: JSON.stringify(body),
  };
}

/** A read with a key. */
export function get(user = 'owner'): RequestInit {
  return { headers: { 'X-API-Key': `pix_test_${user}` } };
}

/** The records of a list. */
export async function recordsOf<T>(response: Response): Promise<T[]> {
  return ((await response.json()) as { data: T[] }).data;
}

/** One record. */
export async function recordOf<T>(response: Response): Promise<T> {
  return ((await response.json()) as { data: T }).data;
}

/** The names of the fields or parameters that a 422 is about. */
export async function namedFields(response: Response): Promise<string[]> {
  const body = (await response.json()) as { error: { fields?: Record<string, string> } };
  return Object.keys(body.error.fields ?? {});
}

/** What an error says. */
export async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { message: string } }).error.message;
}

/** Rows for `test.each`, each with a name in front that is short however long its values are. */
export function named<A, B>(rows: readonly (readonly [A, B])[]): [name: string, a: A, b: B][] {
  const brief = (value: unknown) => {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${[...text].slice(0, 40).join('')}… (${text.length} characters)` : text;
  };
  return rows.map(([a, b]) => [`${brief(a)} ${brief(b)}`, a, b]);
}
