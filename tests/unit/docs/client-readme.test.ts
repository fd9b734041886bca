import { expect, test } from 'vitest';
import { startPixServer } from '../../../mock-server/server.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExample } from '../../support/run-example.ts';

test('the example of the client lists, uploads and requests, and a second run finds the slug taken', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  try {
    const example = blockBelow('docs/frameworks/node.md', 'Node, Bun, Deno and workers').code.replace(
      'https://pix.example',
      server.url,
    );
    const print = 'console.log(data.total_images, response.status, requestId?.length);';
    const [first = '', ...rest] = (await runExample(example, print)).split('\n');
    expect(first).toBe('The quay');
    expect(rest.at(-1)).toMatch(/^2 200 \d+$/);
    expect(rest.length).toBeGreaterThan(1);
    expect(await runExample(example, print)).toContain('2 200');
  } finally {
    await server.close();
  }
});

test('the example of errors prints a title, and handles a missing picture', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  try {
    const { code } = blockBelow('docs/reference/errors.md', 'Errors');
    const more = "console.log(await titleOf('quay'), await titleOf('pier'));";
    const printed = await runExample(code.replace('https://pix.example', server.url), more);
    expect(printed).toBe('The quay This picture has been removed.');
  } finally {
    await server.close();
  }
});

test('the examples of webhooks reject unsigned requests', async () => {
  const request = "new Request('http://pix.test', { method: 'POST', body: '{}' })";
  const codeOf = (call: string) => `console.log(await ${call}.catch(({ code }) => code));`;
  const { code: handler } = blockBelow('docs/frameworks/node.md', 'Webhooks');
  expect(await runExample(handler, codeOf(`onWebhook(${request})`))).toBe('signature');
  const { code: reference } = blockBelow('docs/reference/client/webhooks.md', 'verifyWebhook');
  const call = codeOf(`onWebhook(${request}, 'whsec_c2VjcmV0')`);
  expect(await runExample(reference, call)).toBe('signature');
});

test('the example of a selection selects pictures that have not loaded, and loads them', async () => {
  const pictures = Array.from({ length: 70 }, (_, at) => ({ slug: `picture-${at}` }));
  const server = await startPixServer({ port: 0, seed: { pictures } });
  try {
    const { code } = blockBelow('docs/guides/own-interface.md', 'Selection');
    const printed = await runExample(
      code.replace('https://pix.example', server.url),
      'console.log(images.length, new Set(images.map(({ slug }) => slug)).size);',
    );
    expect(printed).toBe('59 false\n59 59');
  } finally {
    await server.close();
  }
});

test('the example of the upload queue uploads files and prints its progress', async () => {
  const server = await startPixServer({ port: 0, seed: {} });
  try {
    const more = `
      import { createPix } from 'pix-sdk';
      const pix = createPix({ baseUrl: '${server.url}', apiKey: 'pix_test_owner' });
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
      await uploadAll(pix, ['quay', 'pier', 'lock'].map((name) => new File([svg], name + '.svg')));
      console.log((await pix.images.list()).pagination.total);`;
    const lines = (
      await runExample(blockBelow('docs/reference/client/upload-queue.md', 'UploadQueue').code, more)
    ).split('\n');
    expect(lines.at(-1)).toBe('3');
    expect(lines.at(-2)).toBe('100 %');
  } finally {
    await server.close();
  }
});

test('the example of server rendering renders links around thumbnails', async () => {
  const pictures = [{ slug: 'quay', title: 'The <quay>' }, { slug: 'pier' }];
  const server = await startPixServer({ port: 0, seed: { pictures } });
  try {
    const { code } = blockBelow('docs/guides/server-rendering.md', 'Server rendering');
    const html = await runExample(code.replace('https://pix.example', server.url), 'console.log(html)');
    expect(html).toMatch(/^<pix-gallery [^>]*base-url=/);
    expect(html.match(/<a [^>]*><img /g)).toHaveLength(2);
    expect(html).toContain('The &lt;quay');
  } finally {
    await server.close();
  }
});

test('the example of a slow service renders the element alone if there is no response', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay' }] } });
  const { code } = blockBelow('docs/guides/server-rendering.md', 'A slow service');
  const example = code.replace('https://pix.example', server.url);
  try {
    expect(await runExample(example, 'console.log(html)')).toContain('<a ');
  } finally {
    await server.close();
  }
  expect(await runExample(example, 'console.log(html)')).toMatch(/^<pix-gallery [^>]*><\/pix-gallery>$/);
});

test('the example of metadata names the picture of an address', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  try {
    const { code } = blockBelow('docs/guides/sharing.md', 'Previews in messengers and WordPress');
    const head = await runExample(code.replace('https://pix.example', server.url), 'console.log(head)');
    expect(head).toContain('<meta property="og:title" content="The quay">');
  } finally {
    await server.close();
  }
});

test('the example of the module uses exports of the module', async () => {
  const pictures = Array.from({ length: 14 }, (_, n) => ({ slug: `wave-${n}`, category: 'Sea' }));
  const server = await startPixServer({ port: 0, seed: { pictures } });
  try {
    const code = blockBelow('README.md', 'npm')
      .code.replace('https://pix.example', server.url)
      // The gallery needs a page.
      .replace(/^import 'pix-sdk\/define';$/m, '')
      .replace(/^const gallery.*append\(gallery\);$/ms, '');
    expect(await runExample(code, '')).toBe('12 of 14 pictures');
  } finally {
    await server.close();
  }
});
