import { afterEach, expect, it, vi } from 'vitest';
import { addViewer } from '../../src/elements.ts';
import { pictureOf, readImage } from '../../src/components/own-images/own-image.ts';
import { pictureAt } from '../../src/components/own-images/picture-at.ts';

const PHOTO = '/mock-server/seed/photographs/thumb/the-lake-holds-still.webp';
const OTHER = '/mock-server/seed/photographs/thumb/over-the-weather.webp';

afterEach(() => document.body.replaceChildren());

/** Appends markup, and returns the first element that matches. */
function append(html: string, selector = 'a, img'): HTMLElement {
  document.body.append(document.createRange().createContextualFragment(html));
  return document.querySelector(selector) as HTMLElement;
}

async function appendLoaded(html: string): Promise<HTMLImageElement> {
  const image = append(html, 'img') as HTMLImageElement;
  await image.decode();
  return image;
}

const fileOf = (url: string | undefined) => url?.replace(location.origin, '');

it.each([
  ['/a.jpg', true],
  ['/a.JPEG?v=2', true],
  ['/a.png#top', true],
  ['https://images.example/a.webp', true],
  ['/a.avif', true],
  ['/a.gif', true],
  ['/a.svg', true],
  ['/a.html', false],
  ['/a.jpg.html', false],
  ['/picture?file=a.jpg', false],
  ['mailto:a@images.example', false],
  ['/jpg', false],
])('a link to %s is one to a picture: %s', (href, isPicture) => {
  const link = append(`<p data-pix-lightbox><a href="${href}"><img alt=""></a></p>`);
  expect(pictureAt(link)).toBe(isPicture ? link : undefined);
  expect(pictureAt(link.firstElementChild as Element)).toBe(isPicture ? link : undefined);
});

it.each([
  ['<p data-pix-lightbox><a href="/picture" type="image/jpeg">A</a></p>', true],
  ['<p data-pix-lightbox><a href="/a.jpg" type="text/html">A</a></p>', false],
  ['<p data-pix-lightbox><a href="/a.jpg" download>A</a></p>', false],
  ['<p data-pix-lightbox><a><img src="/a.jpg"></a></p>', 'img'],
  ['<p data-pix-lightbox><button><img src="/a.jpg"></button></p>', false],
  ['<p data-pix-lightbox><label><img src="/a.jpg"><input></label></p>', false],
  ['<details data-pix-lightbox><summary><img src="/a.jpg"></summary></details>', false],
  ['<p data-pix-lightbox="off"><img src="/a.jpg"></p>', false],
  ['<p data-pix-lightbox><img src="/a.jpg" data-pix-lightbox="off"></p>', false],
  ['<p data-pix-lightbox="off"><img src="/a.jpg" data-pix-lightbox></p>', 'img'],
  ['<img src="/a.jpg" data-pix-lightbox="a">', 'img'],
  ['<p><img src="/a.jpg"></p>', false],
  ['<p data-pix-lightbox><b role="button"><img src="/a.jpg"></b></p>', false],
  ['<p data-pix-lightbox><b role="link"><img src="/a.jpg"></b></p>', false],
  ['<p data-pix-lightbox contentEditable><img src="/a.jpg"></p>', false],
  ['<p data-pix-lightbox><img src="/a.jpg" usemap="#a"></p>', false],
  ['<p data-pix-lightbox><img src="/a.jpg" role="none"></p>', false],
  ['<p data-pix-lightbox>A <img class="emoji" role="img" src="/1f600.svg" alt="Smile"></p>', false],
  ['<figure data-pix-lightbox><figcaption><img src="/flag.svg"> Here</figcaption></figure>', false],
  ['<p data-pix-lightbox><img src="/a.jpg" role="img"></p>', 'img'],
])('%s has a picture: %s', (html, found) => {
  const target = append(html, 'img, a');
  const picture = typeof found === 'string' ? document.querySelector(found) : target;
  expect(pictureAt(target.querySelector('img') ?? target)).toBe(found ? picture : undefined);
});

it.each([
  ['width="47"', false],
  ['width="48"', true],
  ['width="20" style="height: 60px"', true],
  ['width="20" hidden', true],
])('an image with %s is a picture: %s', async (attributes, isPicture) => {
  const image = await appendLoaded(`<p data-pix-lightbox><img src="${PHOTO}" ${attributes}></p>`);
  expect(pictureAt(image)).toBe(isPicture ? image : undefined);
});

it.each([
  ['<img src="/a.jpg" alt="A lake">', ['A lake', '', 'A lake']],
  ['<img src="/a.jpg" alt="A lake" title="Still">', ['Still', '', 'A lake']],
  [
    '<figure><img src="/a.jpg" alt="A lake"><figcaption>The\n <b>lake</b></figcaption></figure>',
    ['', 'The lake', 'A lake'],
  ],
  [
    '<figure><a href="/a.jpg" title="Still"><img src="/b.jpg" alt="A lake"></a><figcaption>2024</figcaption></figure>',
    ['Still', '2024', 'A lake'],
  ],
  [
    '<figure><img src="/a.jpg" alt="A lake"><img src="/b.jpg"><figcaption>Both</figcaption></figure>',
    ['A lake', '', 'A lake'],
  ],
  ['<a href="/a.jpg">The lake</a>', ['The lake', '', 'The lake']],
  ['<img src="/a.jpg" alt="&lt;b&gt;A lake">', ['<b>A lake', '', '<b>A lake']],
  ['<img src="/a.jpg" alt="">', ['', '', 'a']],
  [
    '<figure><img src="/a.jpg" alt="A"><figcaption>At <img class="emoji" src="/b.svg" alt="x"> sea</figcaption></figure>',
    ['', 'At sea', 'A'],
  ],
  [
    '<figure><img src="/a.jpg" alt="A"><figcaption>The harbour<br>by <b>A</b>nn<p>In fog</p><style>b{}</style></figcaption></figure>',
    ['', 'The harbour by Ann In fog', 'A'],
  ],
])('the caption and the alternative text of %s', (html, texts) => {
  const own = readImage(append(html));
  const picture = own && pictureOf(own, 0);
  expect([picture?.title, picture?.image.description, picture?.alt]).toEqual(texts);
});

it('a link shows its address, and the image in it is the thumbnail', () => {
  const own = readImage(append(`<a href="a.jpg?large"><img src="${PHOTO}"></a>`));
  expect(own?.source).toBe(new URL('a.jpg?large', document.baseURI).href);
  expect(fileOf(own && pictureOf(own, 0)?.thumbnail)).toBe(PHOTO);
});

it.each([
  ['data-width="1600" data-height="900"', { width: 1600, height: 900 }],
  ['data-pswp-width="1600" data-pswp-height="900"', { width: 1600, height: 900 }],
  ['data-width="1600"', undefined],
  ['data-width="wide" data-height="0"', undefined],
])('the size of a link with %s', (attributes, size) => {
  expect(readImage(append(`<a href="/a.jpg" ${attributes}>A</a>`))?.size).toEqual(size);
});

it.each([
  [`<img src="${PHOTO}">`, PHOTO, 480],
  [`<img src="${PHOTO}" width="100" height="900">`, PHOTO, 480],
  [`<img src="${PHOTO}" srcset="${PHOTO} 480w, ${OTHER}?large 1600w" sizes="100px">`, `${OTHER}?large`, 1600],
  [`<img src="${PHOTO}?1" srcset="${PHOTO} 1x, ${OTHER}?large 3x">`, `${OTHER}?large`, 1440],
  [
    `<picture><source srcset="/none.jxl 9000w" type="image/none"><source srcset="${PHOTO} 480w, ${OTHER} 960w" sizes="50px"><img src="/c.jpg"></picture>`,
    OTHER,
    960,
  ],
])(
  'the large picture of %s is the largest of the files the browser chooses from',
  async (html, file, width) => {
    const image = await appendLoaded(html);
    const own = readImage(image);
    expect(fileOf(own?.source)).toBe(file);
    expect(own?.size?.width).toBe(width);
    expect((own?.size?.width ?? 0) / (own?.size?.height ?? 0)).toBeCloseTo(
      image.naturalWidth / image.naturalHeight,
      1,
    );
  },
);

it('an image that has not loaded has no size yet', () => {
  const own = readImage(append('<img loading="lazy" src="/a.jpg?none" width="300" height="200">'));
  expect(own?.size).toBeUndefined();
});

it.each([
  ['<img src="/placeholder.svg" data-src="/a.jpg">', '/a.jpg'],
  ['<img src="data:," data-srcset="/a.jpg 400w, /b.jpg 800w" data-src="/c.jpg">', '/b.jpg'],
  [
    '<picture><source type="image/none" srcset="/no.jxl 900w"><source media="(width < 9px)" srcset="/narrow.jpg 900w"><source srcset="/a.jpg 400w, /b.jpg 800w"><img loading="lazy" src="/c.jpg"></picture>',
    '/b.jpg',
  ],
])('the file of %s that will be shown is known before: %s', (html, file) => {
  const own = readImage(append(html));
  expect(fileOf(own?.source)).toBe(file);
  expect(own?.size).toBeUndefined();
  expect(fileOf(own?.thumbnail)).toBe(html.includes('<picture>') ? '/c.jpg' : file);
});

it('an image that has loaded since is a button', async () => {
  const image = append('<p data-pix-lightbox><img src="data:," alt="A"></p>');
  const end = new AbortController();
  addViewer(document, end);
  expect(image.role).toBe(null);
  image.setAttribute('src', PHOTO);
  await vi.waitFor(() => expect(image.role).toBe('button'));
  end.abort();
});

it('an image whose URL the viewer cannot show is no picture', () => {
  expect(readImage(append('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'))).toBeUndefined();
});

it('images are buttons as long as they are held, and are what they were before after that', () => {
  const holder = append(
    `<p data-pix-lightbox><img src="${PHOTO}" alt="A" role="img"><img src="data:," srcset="${PHOTO} 800w" alt="B" tabindex="-1"></p>
    <p data-pix-lightbox aria-hidden="true"><img src="${PHOTO}" alt="C"></p>`,
    'p',
  );
  const images = () => [...document.querySelectorAll('img')].map((image) => [image.role, image.tabIndex]);
  const before = document.body.innerHTML;
  const [one, other] = [new AbortController(), new AbortController()];
  addViewer(document, { signal: AbortSignal.abort() });
  expect(document.body.innerHTML).toBe(before);
  addViewer(document, one);
  addViewer(document, other);
  const buttons = [
    ['button', 0],
    ['button', -1],
    [null, -1],
  ];
  expect(images()).toEqual(buttons);
  one.abort();
  expect(images()).toEqual(buttons);
  holder.dataset['pixLightbox'] = 'off';
  addViewer(document, other);
  expect(images()[0]).toEqual(['img', -1]);
  holder.dataset['pixLightbox'] = '';
  addViewer(document, other);
  expect(images()).toEqual(buttons);
  other.abort();
  const style = / style=""/g;
  expect(document.body.innerHTML.replaceAll(style, '')).toBe(before);
});
