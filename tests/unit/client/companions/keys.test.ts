import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as companions from '../../../../src/client/companions/index.ts';
import { createTransport, type Transport } from '../../../../src/client/core/transport.ts';
import { json, startFaultyServer, type FaultyServer } from '../../../support/faulty-server.ts';

const order = {
  amount: '1.00',
  order_id: '1',
  customer_mobile: '9876543210',
  redirect_url: 'https://shop.example/',
};

/** Host, form of its key, and a call. */
const CALLS: [string, string, (transport: Transport) => Promise<unknown>][] = [
  [
    'platform',
    'x-api-key',
    (t) => companions.removeBackground(t, { image_url: 'https://example.org/a.png' }),
  ],
  ['platform', 'x-api-key', (t) => companions.removeBackground(t, { image_file: new Uint8Array(3) })],
  ['platform', 'x-api-key', (t) => companions.createShortLink(t, { url: 'https://example.org/' })],
  ['platform', 'none', (t) => companions.listBirds(t)],
  ['platform', 'none', (t) => companions.listCalendarEvents(t)],
  ['platform', 'x-api-key', (t) => companions.listProverbs(t)],
  ['platform', 'x-api-key', (t) => companions.getPostalCode(t, '796001')],
  ['platform', 'x-api-key', (t) => companions.searchPostalCodes(t)],
  ['platform', 'x-api-key', (t) => companions.getBankBranch(t, 'SBIN0000001')],
  ['platform', 'x-api-key', (t) => companions.searchBankBranches(t)],
  ['messaging', 'authorization', (t) => companions.sendMessage(t, { number: '919876543210', message: 'a' })],
  ['payments', 'body', (t) => companions.createUpiOrder(t, order)],
  ['wallet', 'body', (t) => companions.createWalletOrder(t, order)],
  ['crawler', 'x-api-key', (t) => companions.runSiteAudit(t, { url: 'https://example.org/' })],
  ['lexicon', 'x-api-key', (t) => companions.getScripture(t, { book: 'John', chapter: 1 })],
];

const HOSTS = ['platform', 'messaging', 'payments', 'wallet', 'crawler', 'lexicon'] as const;

describe('A key', () => {
  let servers: Record<string, FaultyServer>;
  let transport: Transport;
  let requests: { host: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    const listening = HOSTS.map(async (host) => {
      const server = await startFaultyServer((response, _attempt, request) => {
        const { url = '', headers } = request;
        void text(request).then((body) => {
          requests.push({ host, url, headers, body });
          json(response, { data: [] });
        });
      });
      return [host, server] as const;
    });
    servers = Object.fromEntries(await Promise.all(listening));
    transport = createTransport({
      baseUrl: 'http://pictures.invalid',
      apiKey: 'key_of_pictures',
      hosts: Object.fromEntries(HOSTS.map((host) => [host, servers[host]?.url])),
      keys: Object.fromEntries(HOSTS.map((host) => [host, `key_of_${host}`])),
    });
  });
  afterAll(async () => {
    for (const server of Object.values(servers)) await server[Symbol.asyncDispose]();
  });

  it.each(CALLS)('is sent to the %s host only, as %s (%#)', async (host, carrier, call) => {
    requests = [];
    // What matters is what has been sent: the empty list of the response is no record.
    await call(transport).catch(() => undefined);
    const [request, ...more] = requests;
    expect(more).toEqual([]);
    expect(request?.host).toBe(host);
    const { headers = {}, body = '', url = '' } = request ?? {};
    const { user_token } = (/^{/.test(body) ? JSON.parse(body) : {}) as { user_token?: string };
    expect({
      authorization: headers.authorization,
      'x-api-key': headers['x-api-key'],
      body: user_token,
    }).toEqual({
      authorization: carrier === 'authorization' ? `Bearer key_of_${host}` : undefined,
      'x-api-key': carrier === 'x-api-key' ? `key_of_${host}` : undefined,
      body: carrier === 'body' ? `key_of_${host}` : undefined,
    });
    const keys = `${url} ${JSON.stringify(headers)} ${body}`.match(/key_of_\w+/g) ?? [];
    expect(keys).toEqual(carrier === 'none' ? [] : [`key_of_${host}`]);
  });
});
