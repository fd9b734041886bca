import { connect } from 'node:net';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startListening, TIME_LIMITS } from '../../../mock-server/http/start-listening.ts';

/** Sends the beginning of a request and waits; answers what came back and after how many ms the connection ended. */
async function sendPart(text: string, listener: RequestListener) {
  const limits = { headers: 300, stalled: 600 };
  const server = await startListening(listener, { port: 0, host: '127.0.0.1', limits });
  onTestFinished(() => server.close());
  const begun = performance.now();
  return new Promise<{ answer: string; took: number }>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, took: performance.now() - begun }));
  });
}

test('S4: slow headers are cut, with an answer that says so', async () => {
  const { answer, took } = await sendPart('GET / HTTP/1.1\r\nHost: local', (_, reply) => void reply.end());
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"status":"error"');
  expect(took).toBeLessThan(1500);
});

test('S4: a stalled body is cut', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf';
  const { took } = await sendPart(request, (message) => void message.resume());
  expect(took).toBeGreaterThan(500);
  expect(took).toBeLessThan(2500);
});

test('G8: headers have 10 s, a stalled body 30 s', () => {
  expect(TIME_LIMITS).toEqual({ headers: 10_000, stalled: 30_000 });
});
