import type { Example } from '../playground-url.ts';
import { EXAMPLE_SCRIPT as SCRIPT } from '../service-address.ts';

/** An example to start from. */
export interface NamedExample extends Example {
  name: string;
}

/** Examples to start from; the first one is shown at first. */
export const EXAMPLES: readonly [NamedExample, ...NamedExample[]] = [
  {
    name: 'A gallery by script tag',
    html: `<div
  data-pix-gallery="all"
  data-layout="rows"
  data-limit="12"
></div>

${SCRIPT}
`,
    css: `pix-gallery {
  --pix-gap: 8px;
  --pix-radius: 6px;
}
`,
  },
  {
    name: 'Albums',
    html: `<div
  data-pix-albums="all"
  data-limit="6"
  data-layout="rows"
></div>

${SCRIPT}
`,
  },
  {
    name: 'Search and filters',
    html: `<div
  data-pix-gallery="all"
  data-controls="search sort category tags count"
  data-layout="columns"
  data-paging="scroll"
  data-limit="24"
></div>

${SCRIPT}
`,
  },
  {
    name: 'Pictures of your own',
    html: `<pix-gallery id="gallery" layout="rows"></pix-gallery>
`,
    js: `import { sourceOf } from 'pix-sdk/elements';
import 'pix-sdk/define';

// Records of your own: from a CMS, a database or a list in the page.
const picture = (slug, title, width, height) => ({
  slug,
  title,
  dimensions: { width, height },
  urls: {
    direct_url: \`https://pix.example/raw/\${slug}.svg\`,
    view_page: \`https://pix.example/i/\${slug}\`,
  },
});

document.querySelector('#gallery').source = sourceOf([
  picture('the-green-basin', 'The green basin', 1600, 1067),
  picture('powder-room', 'Powder room', 1600, 1600),
  picture('emerald-hall', 'Emerald hall', 1067, 1600),
  picture('red-shift', 'Red shift', 1600, 1067),
  picture('rain-since-thursday', 'Rain since Thursday', 1600, 533),
]);
`,
  },
  {
    name: 'Events',
    html: `<p>Open a picture, then look at the console.</p>
<div id="gallery" data-pix-gallery="all" data-limit="6"></div>

${SCRIPT}
`,
    js: `const gallery = document.querySelector('#gallery');

gallery.addEventListener('pix-load', () => console.log('pix-load'));
gallery.addEventListener('pix-open', (event) => {
  console.log('pix-open', event.detail.image.title);
});
gallery.addEventListener('pix-close', () => console.log('pix-close'));
`,
  },
  {
    name: 'The viewer alone',
    html: `<button id="open">Open the viewer</button>

${SCRIPT}
`,
    // Queued calls wait for the script, which may load after the first click.
    js: `window.Pix = window.Pix || { q: [] };

document.querySelector('#open').addEventListener('click', () => {
  Pix.q.push(async (pix) => {
    const { data } = await pix.listImages({ limit: 6 });
    await pix.openViewer(data);
  });
});
`,
  },
  {
    name: 'The npm module',
    html: `<p id="total"></p>
<pix-gallery id="gallery" limit="12"></pix-gallery>
`,
    js: `import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });
document.querySelector('#gallery').source = pix;

const { pagination } = await pix.images.list({ limit: 1 });
document.querySelector('#total').textContent = \`\${pagination.total} pictures\`;
`,
  },
];
