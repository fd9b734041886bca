import 'pix-sdk/define';
import { createPublicPix } from 'pix-sdk';

const pix = createPublicPix({ baseUrl: location.origin });
const output = document.querySelector('output');

for (const gallery of document.querySelectorAll('pix-gallery')) {
  gallery.source = pix;
  gallery.addEventListener('pix-load', ({ detail }) =>
    output?.replaceChildren(`pix-load, ${detail.count} pictures`),
  );
  gallery.addEventListener('pix-open', () => output?.replaceChildren('pix-open'));
  gallery.addEventListener('pix-close', () => output?.replaceChildren('pix-close'));
}
