/** Requests that `fetch` would normalize, sent verbatim. */
import { connect } from 'node:net';

/** Sends text to a port and answers what comes back until the other side closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer));
    // A server that refuses a flood resets the connection, sometimes before its answer has arrived.
    socket.on('error', () => resolve(answer));
  });
}

/** Status of a GET of a path, with this `Host`. */
export async function statusOf(port: number, path: string, host = `127.0.0.1:${port}`): Promise<number> {
  const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number(answer.split(' ')[1]);
}
