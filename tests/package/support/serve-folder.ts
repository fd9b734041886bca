import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** A static web server. */
export interface FolderServer extends AsyncDisposable {
  url: string;
  /** Paths of requested files, in order. */
  requests: string[];
}

/** Serves a folder on a separate origin. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = resolve(folder, `.${pathname}`);
    const type = TYPES[extname(file)] ?? 'text/plain';
    readFile(file).then(
      (bytes) => {
        requests.push(pathname);
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(bytes);
      },
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
