/** The server code of the guides to uploads and sharing. */
import { expect, it, vi } from 'vitest';
import { startPixServer } from '../../../mock-server/server.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExample } from '../../support/run-example.ts';

const UPLOAD = 'docs/guides/upload.md';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

/** Runs a code block with its own server. */
async function run(code: string, more = '', seed = {}): Promise<string> {
  const server = await startPixServer({ port: 0, seed });
  try {
    return await runExample(code.replaceAll('https://pix.example', server.url), more);
  } finally {
    await server.close();
  }
}

it('the first example of uploads prints the slug and the page of the picture', async () => {
  const printed = await run(blockBelow(UPLOAD, 'Upload pictures').code);
  expect(printed).toMatch(/^([\w-]+) http:\/\/127\.0\.0\.1:\d+\/i\/\1$/);
});

it('the route of the guide adds the key, sets the fields, and tells visitors what they can correct', async () => {
  vi.stubEnv('PIX_KEY', 'pix_test_owner');
  vi.stubEnv('PORT', '0');
  const more = `
    import { once } from 'node:events';
    await once(server, 'listening');
    const url = 'http://127.0.0.1:' + server.address().port + '/api/v1/images';
    const post = async (init) => {
      const response = await fetch(url, { method: 'POST', ...init });
      return [response.status, await response.json()];
    };
    const formOf = (...contents) => {
      const form = new FormData();
      for (const content of contents) form.append('image', new File([content], 'quay.svg'));
      form.append('title', 'The quay');
      return form;
    };
    const { body, headers } = new Response(formOf('${svg}'));
    const replies = [
      await post({ body: formOf('${svg}') }),
      await post({ body: formOf('no picture') }),
      await post({ body: formOf() }),
      await post({ body, headers, duplex: 'half' }),
    ];
    console.log(JSON.stringify([...replies, (await fetch(url)).status]));
    server.close();
    server.closeAllConnections();`;
  const { code } = blockBelow(UPLOAD, 'The route on your server', 'js');
  type Refusal = [number, { error: { code: string; message: string } }];
  const [stored, refused, empty, chunked, other] = JSON.parse(await run(code, more)) as [
    [number, { data: Record<string, unknown> }],
    Refusal,
    Refusal,
    Refusal,
    number,
  ];
  expect(stored).toMatchObject([201, { data: { title: 'The quay', is_public: false } }]);
  expect(stored[1].data).not.toHaveProperty('delete_token');
  expect(refused).toMatchObject([422, { error: { code: 'invalid_parameter' } }]);
  expect(empty).toMatchObject([422, { error: { message: 'Choose a picture.' } }]);
  expect(chunked).toMatchObject([411, { error: { code: 'length_required' } }]);
  expect(other).toBe(404);
});

it('the example of short links creates one', async () => {
  const printed = await run(blockBelow('docs/guides/sharing.md', 'Short links').code);
  expect(printed).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/platform\/s\/\w+ https:\/\/site\.example\/\?photo=quay$/,
  );
});
