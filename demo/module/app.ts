import 'pix-sdk/define';
import { createPublicPix } from 'pix-sdk';

const pix = createPublicPix({ baseUrl: location.origin });
const said = document.querySelector('output');

for (const gallery of document.querySelectorAll('pix-gallery')) {
  gallery.source = pix;
  gallery.addEventListener('pix-load', ({ detail }) =>
    said?.replaceChildren(`pix-load, ${detail.count} pictures`),
  );
  gallery.addEventListener('pix-open', () => said?.replaceChildren('pix-open'));
  gallery.addEventListener('pix-close', () => said?.replaceChildren('pix-close'));
}
