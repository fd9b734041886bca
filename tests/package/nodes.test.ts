import { expect, test } from 'vitest';
import { NODES } from './support/nodes.ts';
import { DEPENDENCIES, newProject } from './support/project.ts';

test.each([...NODES])('Node %s runs server and client: upload, list, iterate', (version, node) => {
  using project = newProject(DEPENDENCIES);
  const output = project.run(
    `
    import { createPix, createTransport, listImages, verifyWebhook } from 'pix-sdk';
    import { startPixServer } from 'pix-sdk/mock/server';
    const { url: baseUrl, close } = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'harbour' }] } });
    const pix = createPix({ baseUrl, apiKey: 'pix_test_owner' });
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    const { slug, delete_token } = await pix.images.upload({ image: new Blob([image]), slug: 'quay' });
    const { data } = await listImages(createTransport({ baseUrl }), { sort: 'oldest' });
    const iterated = [];
    for await (const { slug } of pix.images.iterate({ limit: 1 })) iterated.push(slug);
    const verify = await verifyWebhook('{}', new Headers({ 'webhook-id': '1' }), 'secret').catch(({ code }) => code);
    await close();
    const listed = data.map(({ slug }) => slug);
    const token = typeof delete_token;
    console.log(JSON.stringify({ version: process.version, slug, token, listed, iterated, verify }));`,
    node,
  );
  expect(JSON.parse(output)).toEqual({
    ...{ version, slug: 'quay', token: 'string', verify: 'signature' },
    listed: ['harbour', 'quay'],
    iterated: ['quay', 'harbour'],
  });
});
