/** The companion hosts with the accounts of the sample, and access to clock, addresses and store. */
import { expect } from 'vitest';
import type { AppContext } from '../../../mock-server/handlers/operation.ts';
import { createMock, type MockParts } from '../../../mock-server/control/create-mock.ts';
import { sampleAccounts } from '../../../mock-server/seed/accounts.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';

/** Base URL of the mock. */
export const BASE = 'http://pix.test';

/** Time of the mock. */
export const NOW = Date.UTC(2026, 10, 20, 8, 30);

/** Sends a request to a path below the base URL, optionally from a given address. */
type SendRequest = (path: string, init?: RequestInit, address?: string) => Promise<Response>;

/** A mock and its dependencies. */
export interface Companions {
  app: AppContext;
  /** Clock of the mock, which stands still unless it is set. */
  time: { now: number };
  /** Sends a request from an address. */
  send: SendRequest;
  /** Sends a request, and expects a response that matches the contract. */
  sendRequest: SendRequest;
}

/** Creates a mock without pictures. */
export function createCompanions(options: MockParts = {}): Companions {
  const time = { now: NOW };
  const { app, dispatch } = createMock({
    seed: { ...sampleAccounts, pictures: [], albums: [] },
    baseUrl: BASE,
    clock: () => time.now,
    ...options,
  });
  const send: SendRequest = async (path, init, address) => {
    const response = await dispatch(new Request(new URL(path, BASE), init), address);
    if (!response) throw new Error(`${path} is not the platform's`);
    return response;
  };
  const sendRequest: SendRequest = async (path, init, address) => {
    const response = await send(path, init, address);
    expect(await responseFaults(new Request(new URL(path, BASE), init), response)).toEqual([]);
    return response;
  };
  return { app, time, send, sendRequest };
}

/** A request with a JSON body, from the owner or another user; `nobody` sends no key. */
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

/** The record of a response. */
export async function recordOf<T>(response: Response): Promise<T> {
  return ((await response.json()) as { data: T }).data;
}

/** Names of the fields or parameters that a 422 reports. */
export async function namedFields(response: Response): Promise<string[]> {
  const body = (await response.json()) as { error: { fields?: Record<string, string> } };
  return Object.keys(body.error.fields ?? {});
}

/** The message of an error. */
export async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { message: string } }).error.message;
}

/** Rows for `test.each`, preceded by short names for values of any length. */
export function named<A, B>(rows: readonly (readonly [A, B])[]): [name: string, a: A, b: B][] {
  const brief = (value: unknown) => {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${[...text].slice(0, 40).join('')}… (${text.length} characters)` : text;
  };
  return rows.map(([a, b]) => [`${brief(a)} ${brief(b)}`, a, b]);
}
