import 'pix-sdk/define';
import { createPix } from 'pix-sdk';

const pix = createPix({ baseUrl: location.origin });
const said = document.querySelector('output');

for (const gallery of document.querySelectorAll('pix-gallery')) {
  gallery.source = pix;
  gallery.addEventListener('pix-load', ({ detail }) =>
    said?.replaceChildren(`pix-load, ${detail.count} pictures`),
  );
  gallery.addEventListener('pix-open', () => said?.replaceChildren('pix-open'));
  gallery.addEventListener('pix-close', () => said?.replaceChildren('pix-close'));

  const { data: tags } = await pix.platform.tags();
  for (const { name } of tags.slice(0, 6)) {
    const button = document.createElement('button');
    button.append(name);
    button.addEventListener('click', () => (gallery.tag = name));
    document.getElementById('tags')?.append(button);
  }
}
