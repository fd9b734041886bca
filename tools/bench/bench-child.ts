/** A server under load of `bench-load.ts`, in its own process, controlled over IPC. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPixServer } from '../../mock-server/server.ts';

/** A recorded response to replay. */
export interface CapturedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Server to start: the reference server, or a bare one that replays responses by path and query. */
export type Role =
  | { kind: 'reference'; scenario: 'huge' | undefined }
  | { kind: 'bare'; answers: Map<string, CapturedAnswer> };

/** Message to the parent: the server's URL, or the CPU time used in microseconds. */
export interface Report {
  url?: string;
  cpu?: number;
}

const report = (report: Report) => process.send?.(report);

process.on('message', (message: Role | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    report({ cpu: user + system });
  } else if (message.kind === 'reference') {
    const { scenario } = message;
    void startPixServer({ port: 0, ...(scenario !== undefined && { scenario }) }).then(({ url }) =>
      report({ url }),
    );
  } else {
    startBare(message.answers);
  }
});
process.on('disconnect', () => process.exit());

/** A minimal node:http server. */
function startBare(answers: Map<string, CapturedAnswer>): void {
  const server = createServer((request, reply) => {
    const answer = answers.get(request.url ?? '');
    if (answer) reply.writeHead(answer.status, answer.headers).end(answer.body);
    else reply.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () =>
    report({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
}
