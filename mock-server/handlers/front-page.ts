import type { RequestPath } from '../../src/contract/paths.ts';
import { escapeHtml } from '../internal/text.ts';
import { selectPictures } from '../store/pictures.ts';
import type { Picture, StoredAlbum } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { codeBlock, GALLERY_SPACE, htmlPage, scriptTag } from './html-page.ts';
import { pictureUrls } from './records.ts';

/** Maximum number of albums on the page. */
const MAX_ALBUMS = 24;

/** Renders the root page of a server without a site: its newest pictures, its albums, and markup that shows them. */
export function frontPage(store: Store, baseUrl: string): string {
  const [newest] = selectPictures(store.pictures.public(), {}, 'newest');
  const albums = store.albums.list({});
  const body = `<main class="front">
<h1>The picture platform, on this machine</h1>
<p class="description">A page shows these pictures with two tags. The page may be a file that you open without a server; with <code>--pictures</code> or <code>--data</code>, that takes the option <code>--allow-origin null</code>.</p>
<div data-pix-gallery="all" data-limit="12"></div>
${codeBlock(`<div
  data-pix-gallery="all"
  data-limit="12"
  style="padding-bottom: ${GALLERY_SPACE}"
></div>
${scriptTag(baseUrl)}`)}
${newest ? onePicture(newest, baseUrl) : ''}
${albums.length > 0 ? albumList(store, albums, baseUrl) : ''}
<h2>For programs</h2>
<ul class="links">
${links(baseUrl)}
</ul>
</main>
${scriptTag(baseUrl)}`;
  return htmlPage({ title: 'Reference server', body, baseUrl });
}

const PATHS = {
  images: '/api/v1/images',
  albums: '/api/v1/albums',
  document: '/openapi.json',
} as const satisfies Record<string, RequestPath<'listImages' | 'listAlbums' | 'getDocument'>>;

function onePicture(picture: Picture, baseUrl: string): string {
  const { slug, title } = picture;
  return `<h2>One picture</h2>
<p>Each picture has a slug, the last part of the address of its page, such as <a href="${pictureUrls(picture, baseUrl).view_page}"><bdi>${escapeHtml(title)}</bdi></a>.</p>
${codeBlock(`<div data-pix-image="${slug}"></div>`)}`;
}

function albumList(store: Store, albums: readonly StoredAlbum[], baseUrl: string): string {
  const shown = albums.slice(0, MAX_ALBUMS);
  const more = albums.length - shown.length;
  return `<h2>Albums</h2>
<p>Each album has a token. <a href="${baseUrl}${PATHS.albums}">${PATHS.albums}</a> lists ${more > 0 ? `${more} more albums` : 'them'}.</p>
${codeBlock('<div data-pix-albums="all"></div>')}
<ul class="albums">
${shown.map((album) => albumItem(album, store.picturesOf(album), baseUrl)).join('\n')}
</ul>`;
}

function albumItem({ token, title }: StoredAlbum, pictures: readonly Picture[], baseUrl: string): string {
  const [cover] = pictures;
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`;
  const name = `<bdi>${escapeHtml(title)}</bdi>`;
  const urls = cover && pictureUrls(cover, baseUrl);
  const shown = urls
    ? `<a href="${urls.view_page}?album=${encodeURIComponent(token)}"><img src="${urls.thumbnail_url}" alt="" loading="lazy" decoding="async">${name}</a>`
    : name;
  return `<li>${shown} <span class="quiet">${count}</span>${codeBlock(`<div data-pix-album="${token}"></div>`)}</li>`;
}

function links(baseUrl: string): string {
  const targets: [path: string, meaning: string][] = [
    [PATHS.images, 'the pictures'],
    [PATHS.albums, 'the albums'],
    [PATHS.document, 'the whole API as an OpenAPI document'],
    ['/cdn/sdk.js', 'the script'],
    ['/llms.txt', 'Pix for language models'],
  ];
  return targets
    .map(([path, meaning]) => `<li><a href="${baseUrl}${path}">${path}</a> ${meaning}</li>`)
    .join('\n');
}
