import { expect, test } from 'vitest';
import { startPixServer } from '../../../mock-server/server.ts';
import { examplesOf, runExample } from '../../support/run-example.ts';

const exampleWith = (text: string) =>
  examplesOf('README.md').find((code) => code.includes(text)) ?? expect.unreachable(`no example has ${text}`);

test('the example of the client lists, uploads and asks, and a second run finds the slug taken', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  try {
    const example = exampleWith('PixConflictError').replace('https://pix.example', server.url);
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

test('the example of a webhook compiles and refuses what is not signed', async () => {
  const call = `console.log(await onWebhook(new Request('http://pix.test', { method: 'POST', body: '{}' })).catch(({ code }) => code));`;
  expect(await runExample(exampleWith('verifyWebhook'), call)).toBe('signature');
});

test('the example of the module names what the module has', async () => {
  const pictures = Array.from({ length: 14 }, (_, n) => ({ slug: `wave-${n}`, category: 'Sea' }));
  const server = await startPixServer({ port: 0, seed: { pictures } });
  try {
    const [example = ''] = exampleWith('createPublicPix')
      .replace('https://pix.example', server.url)
      .split('const gallery');
    const code = example.replace(/^import 'pix-sdk\/define';$/m, '');
    expect(await runExample(code, '')).toBe('12 of 14 pictures');
  } finally {
    await server.close();
  }
});
