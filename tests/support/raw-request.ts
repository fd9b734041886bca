/** Requests that `fetch` would normalize, sent verbatim. */
import { connect } from 'node:net';

/** Sends text to a port. Resolves with the received text when the connection has closed. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer));
    // A server that rejects a flood resets the connection, sometimes before its response has arrived.
    socket.on('error', () => resolve(answer));
  });
}

/** Status of a GET request for a path with a `Host` header. */
export async function statusOf(port: number, path: string, host = `127.0.0.1:${port}`): Promise<number> {
  const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number(answer.split(' ')[1]);
}
