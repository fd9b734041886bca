/** Libraries for morphing give the page's own images the attributes of the server's HTML, and remove those of buttons. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addViewer } from '../../src/elements.ts';

const PHOTO = '/mock-server/seed/photographs/thumb/the-lake-holds-still.webp';
const HTML = `<img src="${PHOTO}" alt="A" role="img"><img src="${PHOTO}" alt="">`;
const NAMES = ['role', 'tabindex', 'aria-haspopup', 'aria-label'];

/** The attributes of the images in the HTML, and as buttons. */
const SERVED = [
  ['img', null, null, null],
  [null, null, null, null],
];
const BUTTONS = [
  ['button', '0', 'dialog', null],
  ['button', '0', 'dialog', 'the-lake-holds-still'],
];

let page: HTMLElement;
let ended: AbortController;

const parse = (html: string) => document.createRange().createContextualFragment(html);
const images = () => [...page.querySelectorAll('img')];
const attributes = () => images().map((image) => NAMES.map((name) => image.getAttribute(name)));
const pressTab = () => page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));

/** Gives each image exactly the attributes of the HTML. */
function morph(html = HTML): void {
  const wanted = [...parse(html).querySelectorAll('img')];
  for (const [at, image] of images().entries()) {
    for (const name of image.getAttributeNames())
      if (!wanted[at]?.hasAttribute(name)) image.removeAttribute(name);
    for (const { name, value } of wanted[at]?.attributes ?? []) image.setAttribute(name, value);
  }
}

beforeEach(() => {
  page = document.createElement('main');
  page.dataset['pixLightbox'] = '';
  page.append(parse(HTML));
  document.body.append(page);
  ended = new AbortController();
  addViewer(document, ended);
  expect(attributes()).toEqual(BUTTONS);
});

afterEach(() => {
  ended.abort();
  page.remove();
});

it.each([
  ['Tab', pressTab],
  ['a focus', () => page.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  [
    'pointers',
    () => {
      for (const image of images()) image.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    },
  ],
  ['a change of the page', () => addViewer(document, ended)],
])('%s makes morphed images buttons again, and after the end they are what they were', (_name, act) => {
  for (const _ of [1, 2]) {
    morph();
    expect(attributes()).toEqual(SERVED);
    act();
    expect(attributes()).toEqual(BUTTONS);
    expect(images()[0]?.style.cursor).toBe('zoom-in');
  }
  images()[0]?.removeAttribute('tabindex');
  images()[1]?.removeAttribute('role');
  act();
  expect(attributes()).toEqual(BUTTONS);
  ended.abort();
  expect(attributes()).toEqual(SERVED);
});

it('roles, `tabindex` and `off` that the page sets stay', () => {
  images()[0]?.setAttribute('role', 'img');
  images()[0]?.setAttribute('tabindex', '-1');
  images()[1]?.setAttribute('role', 'none');
  pressTab();
  expect(attributes()).toEqual([
    ['img', '-1', 'dialog', null],
    ['none', null, null, null],
  ]);
  morph(HTML.replace('role="img"', 'tabindex="-1" data-pix-lightbox="off"'));
  pressTab();
  expect(attributes()).toEqual([[null, '-1', null, null], BUTTONS[1]]);
});

it('a file that loads makes no morphed image a button: the page may load it whenever it removes attributes', () => {
  morph();
  for (const image of images()) image.dispatchEvent(new Event('load'));
  expect(attributes()).toEqual(SERVED);
});
