import 'pix-sdk/define';
import { createPublicPix } from 'pix-sdk';

const pix = createPublicPix({ baseUrl: location.origin });
for (const gallery of document.querySelectorAll('pix-gallery')) gallery.source = pix;
