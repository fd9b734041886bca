import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });
const gallery = document.createElement('pix-gallery');
gallery.limit = 12;
gallery.source = pix;
document.body.append(gallery);

pix.images
  .list({ category: 'Sea', limit: 12 })
  .then(({ data, pagination }) => console.log(`${data.length} of ${pagination.total} pictures`));

const loaded = document.createElement('output');
gallery.addEventListener('pix-load', (event) => {
  loaded.textContent = `${event.detail.count} pictures`;
});
document.body.append(loaded);
