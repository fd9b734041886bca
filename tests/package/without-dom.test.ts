/** Edge runtimes and workers, which have no document: their bundlers choose files for them by conditions. */
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { DEPENDENCIES, installedIn, newProject } from './support/project.ts';

/** Conditions of Cloudflare, of Vercel, and of bundlers for web workers. */
const RUNTIMES = [
  ['workerd', 'worker', 'browser'],
  ['edge-light', 'worker'],
  ['worker', 'browser'],
];

it.each(RUNTIMES)(
  'pages with elements are rendered, and elements can be imported: %s',
  async (...conditions) => {
    using project = newProject([...DEPENDENCIES, ...installedIn('.', ['react', 'react-dom', 'scheduler'])]);
    project.write(
      'edge.js',
      `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server.browser';
    import { createPublicPix } from 'pix-sdk';
    import { setDefaultSource } from 'pix-sdk/define';
    import 'pix-sdk/define/pix-tags';
    import * as elements from 'pix-sdk/elements';
    import { PixGallery } from 'pix-sdk/react';
    import { renderGallery } from 'pix-sdk/server-render';
    setDefaultSource(createPublicPix({ baseUrl: 'https://pix.example' }));
    const records = [{ slug: 'quay', urls: { thumbnail_url: 'https://pix.example/thumb/quay.jpg' } }];
    const { pagination } = await elements.sourceOf(records).images.list({});
    console.log(JSON.stringify({
      hasDom: 'HTMLElement' in globalThis,
      names: Object.keys(elements),
      total: pagination.total,
      html: [renderToString(createElement(PixGallery, { id: 'best', limit: 2 })), renderGallery(records).includes('<img')],
    }));`,
    );
    await build({
      entryPoints: [project.path('edge.js')],
      outfile: project.path('bundle.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: [...conditions, 'import'],
      logLevel: 'error',
    });
    const printed = JSON.parse(project.run(`import './bundle.mjs';`)) as { names: string[] };
    // Those of a document.
    const names = JSON.parse(
      project.run(
        `import * as elements from 'pix-sdk/elements'; console.log(JSON.stringify(Object.keys(elements)));`,
      ),
    ) as string[];
    expect(printed).toEqual({
      hasDom: false,
      names: expect.arrayContaining(names) as string[],
      total: 1,
      html: ['<pix-gallery id="best" limit="2"></pix-gallery>', true],
    });
  },
);
