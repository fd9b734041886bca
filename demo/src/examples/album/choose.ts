import type { Album } from '../../../../src/contract/models.ts';
import { withPix } from '../with-pix.ts';

const container = document.querySelector('.live > *');
const select = document.querySelector<HTMLSelectElement>('[name=album]');
const note = document.querySelector('.note');

/** Sets the chosen token on the container; the embed script observes the attribute. */
function applyChoice(): void {
  if (select?.value) container?.setAttribute('data-pix-album', select.value);
}

function showAlbums(albums: readonly Album[]): void {
  select?.replaceChildren(...albums.map(({ title, token }) => new Option(title, token)));
  if (!albums.length)
    note?.append('There are no public albums yet. Sub-folders of your pictures become albums.');
  applyChoice();
}

select?.addEventListener('change', applyChoice);
select?.form?.addEventListener('submit', (event) => event.preventDefault());
withPix((pix) => {
  pix.listAlbums({ limit: 100 }).then(
    ({ data }) => showAlbums(data.filter(({ image_count }) => image_count > 0)),
    () => note?.append('The albums could not be loaded. Please reload the page.'),
  );
});
