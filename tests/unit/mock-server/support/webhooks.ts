/** Local receivers of webhooks, and mocks that send to them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished, vi } from 'vitest';
import { createMock } from '../../../../mock-server/control/create-mock.ts';
import { sampleAccounts } from '../../../../mock-server/seed/accounts.ts';
import type { Gateway, Order } from '../../../../mock-server/store/companions.ts';
import type { Store } from '../../../../mock-server/store/store.ts';
import type { WebhookTarget } from '../../../../mock-server/webhooks/deliver.ts';

/** Secret in the form of the standard. */
export const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
/** Initial time of the mock. */
export const NOW = Date.UTC(2026, 10, 20, 8, 30, 0, 500);

/** A request as it was received. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Starts a local receiver, which records its requests and responds by these functions in turn, repeating the last one. */
export async function startReceiver(...turns: ((reply: ServerResponse) => void)[]) {
  const received: Received[] = [];
  const server = createServer((message, reply) => {
    void readText(message).then((body) => {
      received.push({ path: message.url ?? '', headers: message.headers as Record<string, string>, body });
      (turns[received.length - 1] ?? turns.at(-1))?.(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

async function readText(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

/** Responds with a status. */
export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (reply: ServerResponse) =>
    reply.writeHead(code, headers).end('ignored');

/** A mock with an order of each gateway, whose webhooks go to `target`; delays take no time and are recorded. */
export function createShop(target: Partial<WebhookTarget> & { url: string }) {
  const waits: number[] = [];
  const time = { now: NOW };
  const webhooks: WebhookTarget = {
    secret: SECRET,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      time.now += milliseconds;
      return Promise.resolve();
    },
    ...target,
  };
  const seed = { ...sampleAccounts, pictures: [], albums: [] };
  const { app } = createMock({ seed, clock: () => time.now, webhooks });
  for (const gateway of ['upi', 'wallet'] as const) addOrder(app.store, gateway);
  return { app, store: app.store, waits, time, webhooks };
}

/** Adds an order A-1 that awaits payment. */
export function addOrder(store: Store, gateway: Gateway, merchant = 'merchant_test'): Order {
  return store.write(() =>
    store.orders.table.put({
      handle: `${gateway}-${merchant}`,
      gateway,
      merchant,
      orderId: 'A-1',
      amount: '249.50',
      customerMobile: '9876543210',
      redirectUrl: 'https://shop.example/',
      remark: '',
      state: 'created',
      createdAt: NOW,
    }),
  );
}

/** Verifies a webhook at a time with the reference library, as a receiver would; throws if it is invalid. */
export function verify({ headers, body }: Received, at = NOW, secret = SECRET): unknown {
  vi.setSystemTime(at);
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}
