import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxied page whose markup arrives in parts. */
export interface CutPage {
  url: string;
  /** Sends the next part. */
  proceed: () => void;
  close: () => void;
}

/**
 * Serves the resources of another server. The markup of one page is cut at the positions from `positionsIn`, and each call of
 * `proceed` sends its next part; all other resources are unchanged.
 */
export async function serveCutPage(
  origin: string,
  path: string,
  positionsIn: (html: string) => readonly number[],
): Promise<CutPage> {
  let proceed: () => void = () => undefined;
  const server = createServer((request, response) => {
    const pass = async () => {
      const original = await fetch(origin + (request.url ?? '/'));
      response.writeHead(original.status, {
        'Content-Type': original.headers.get('Content-Type') ?? 'application/octet-stream',
      });
      if (request.url !== path) return response.end(Buffer.from(await original.arrayBuffer()));
      const html = await original.text();
      let sent = 0;
      for (const position of positionsIn(html)) {
        response.write(html.slice(sent, position));
        sent = position;
        await new Promise<void>((resolve) => (proceed = resolve));
      }
      return response.end(html.slice(sent));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    proceed: () => proceed(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
