import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxied page whose markup arrives in two parts. */
export interface CutPage {
  url: string;
  /** Sends the second part. */
  complete: () => void;
  close: () => void;
}

/**
 * Serves the resources of another server. The markup of one page ends at the position from `positionIn` until `complete` is
 * called; all other resources are unchanged.
 */
export async function serveCutPage(
  origin: string,
  path: string,
  positionIn: (html: string) => number,
): Promise<CutPage> {
  let complete: () => void = () => undefined;
  const completed = new Promise<void>((resolve) => (complete = resolve));
  const server = createServer((request, response) => {
    const pass = async () => {
      const original = await fetch(origin + (request.url ?? '/'));
      response.writeHead(original.status, {
        'Content-Type': original.headers.get('Content-Type') ?? 'application/octet-stream',
      });
      if (request.url !== path) return response.end(Buffer.from(await original.arrayBuffer()));
      const html = await original.text();
      const position = positionIn(html);
      response.write(html.slice(0, position));
      await completed;
      return response.end(html.slice(position));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    complete,
    close: () => {
      complete();
      server.closeAllConnections();
      server.close();
    },
  };
}
