/** Pages whose JavaScript or elements interfere with third-party code. */
import { expect, it } from 'vitest';
import { ALL_TAGS } from '../../src/embed/on-demand.ts';
import {
  expectLink,
  findInShadowRoots,
  followLink,
  openPage,
  picturesOf,
  SCRIPT,
  service,
  unreliable,
  useViewer,
  waitFor,
  waitForLinks,
  waitForPictures,
  type HostPage,
} from './support/host-page.ts';

const two = 'data-pix-gallery="all" data-limit="2"';
const TWO = `<div id="here" ${two}></div>`;
const ROWS = '<div id="rows" data-pix-gallery="all" data-limit="4" data-layout="rows"></div>';

/** An inline script. */
const inlineScript = (code: string) => `<script>${code}</script>`;

const requests = ({ window }: HostPage) =>
  window.performance.getEntriesByType('resource').map(({ name }) => name);

/** Names of options that browsers, libraries and our own code read. */
const POLLUTED = [
  ...['signal', 'method', 'headers', 'body', 'toJSON', 'get', 'set', 'value', 'writable', 'configurable'],
  ...['root', 'rootMargin', 'scrollMargin', 'threshold', 'nodeType', 'src', 'url', 'render', 'capture'],
  ...['once', 'passive', 'attributes', 'attribute', 'state', 'limit', 'slug', 'sort', 'q', 'tag', 'user'],
  ...['version', 'cache', 'redirect', 'integrity', 'credentials', 'mode', 'delegatesFocus', 'slotAssignment'],
  ...['characterData', 'maxRetryAfter', 'bubbles', 'detail', 'composed', 'cancelable', 'fill', 'duration'],
];

it.each(['enumerable', 'hidden'])(
  '%s additions to Object.prototype leave pictures and links (H16)',
  async (how) => {
    const page = await openPage(
      inlineScript(`for (const name of ${JSON.stringify(POLLUTED)}) Object.defineProperty(Object.prototype, name,
      { __proto__: null, value: 'polluted', enumerable: ${how === 'enumerable'}, writable: true, configurable: true });
      Object.defineProperty(Array.prototype, 'last', { __proto__: null, value: () => 'polluted', enumerable: true })`) +
        TWO +
        ROWS +
        SCRIPT,
    );
    await waitForLinks(page, '#here', 2);
    await waitForLinks(page, '#rows', 4);
    expect(requests(page).join()).not.toContain('polluted');
    expect(requests(page).filter((url) => url.includes('/api/v1/images?'))).toHaveLength(2);
    await expectLink(page, '#here');
    expect(page.problems).toEqual([]);
  },
);

// Without `value` and `get`, which make property descriptors invalid and so disable the feature detection of libraries.
it('additions of `once` and `signal` alone to Object.prototype leave pictures and links (H16)', async () => {
  const page = await openPage(
    inlineScript("for (const name of ['once', 'signal']) Object.prototype[name] = 'polluted'") + TWO + SCRIPT,
  );
  await waitForLinks(page, '#here', 2);
  await followLink(page, '#here pix-gallery');
  expect(page.problems).toEqual([]);
});

it('any other text in Object.prototype leaves pictures and the viewer (H16)', async () => {
  const page = await openPage(inlineScript("Object.prototype.extension = 'text'") + TWO + SCRIPT);
  await waitForPictures(page, '#here pix-gallery', 2);
  await useViewer(page, '#here pix-gallery', 2);
  expect(page.problems).toEqual([]);
});

it('a page that has already defined our tags shows pictures in elements with other tags (H3)', async () => {
  const page = await openPage(
    inlineScript(
      `for (const tag of ${JSON.stringify(ALL_TAGS)}) customElements.define(tag, class extends HTMLElement {})`,
    ) +
      `<div id="gallery" ${two} data-controls="search"></div><div id="album" data-pix-album="abcdefghijkl"></div>${SCRIPT}`,
  );
  await waitForPictures(page, '#gallery pix-gallery-sdk', 2);
  await waitFor(page, () => expect(findInShadowRoots(page, 'pix-search-sdk', 'input')).toHaveLength(1));
  await waitForPictures(page, '#album pix-album-sdk', 2);
  expect(await page.window.Pix?.unavailable()).toEqual(expect.arrayContaining([...ALL_TAGS]));
  expect(page.warnings.filter((text) => text.includes('<pix-gallery>'))).toHaveLength(1);
  await useViewer(page, '#gallery pix-gallery-sdk', 2);
  expect(page.problems).toEqual([]);
});

const OBSERVERS = ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'];

it.each([[OBSERVERS], [['HTMLDialogElement']]])(
  'a browser without %s shows pictures, and Pix.unavailable() reports what is missing (H27)',
  async (missing) => {
    const page = await openPage(
      inlineScript(missing.map((name) => `delete window.${name}`).join(';')) + TWO + ROWS + SCRIPT,
    );
    await waitForPictures(page, '#here pix-gallery', 2);
    await waitForPictures(page, '#rows pix-gallery', 4);
    expect(await page.window.Pix?.unavailable()).toEqual(missing);
    expect(page.problems).toEqual([]);
  },
);

it('a container after the script is found without MutationObserver (H4, H27)', async () => {
  const script = `<script crossorigin="anonymous" src="${service}/cdn/sdk.js"></script>`;
  const page = await openPage(inlineScript('delete window.MutationObserver') + script + TWO);
  await waitForPictures(page, '#here pix-gallery', 2);
  expect(page.problems).toEqual([]);
});

it('a browser without constructable style sheets shows pictures and viewer with their styles (H27)', async () => {
  const page = await openPage(
    inlineScript(`delete CSSStyleSheet.prototype.replaceSync; delete CSSStyleSheet.prototype.replace;
      for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets`) +
      TWO +
      ROWS +
      SCRIPT,
  );
  const display = (selector: string) =>
    page.find(selector).map((element) => page.window.getComputedStyle(element).display)[0];
  await waitForPictures(page, '#here pix-gallery', 2);
  expect(display('.grid')).toBe('grid');
  await waitForPictures(page, '#rows pix-gallery', 4);
  const [tile] = picturesOf(page, '#rows pix-gallery');
  expect(page.window.getComputedStyle(tile?.closest('li') as Element).position).toBe('absolute');
  await useViewer(page, '#here pix-gallery', 2);
  expect(page.problems).toEqual([]);
});

it('code that could not be loaded is loaded by the next scan (H6)', async () => {
  const folder = `${unreliable}/${crypto.randomUUID()}`;
  const page = await openPage(
    `<div id="here" ${two}><p>Soon</p></div><script async crossorigin="anonymous" src="${folder}/sdk.js" data-base-url="${service}"></script>`,
  );
  await waitFor(page, () => expect(page.problems.join()).toContain('pix-gallery could not be shown'));
  expect(page.find('#here')[0]?.textContent).toBe('Soon');
  await fetch(`${folder}/repair`);
  page.window.Pix?.scan();
  await waitForPictures(page, '#here pix-gallery', 2);
  await useViewer(page, '#here pix-gallery', 2);
});

it('a browser without custom elements shows links with pictures, or the original content of the container (H27)', async () => {
  const page = await openPage(
    inlineScript("Object.defineProperty(window, 'customElements', { value: undefined })") +
      `<div id="here" ${two}>Loading</div><div id="albums" data-pix-albums="all"><p>All albums</p></div>${SCRIPT}`,
  );
  await waitForLinks(page, '#here', 2);
  expect(page.find('#here')[0]?.textContent).toBe('');
  await waitFor(page, () => expect(page.problems).toHaveLength(1));
  expect(page.problems[0]).toContain('pix-albums could not be shown');
  expect(page.find('#albums p')[0]?.textContent).toBe('All albums');
});

it('the original content of a container returns if its element fails to render (H27)', async () => {
  const page = await openPage(
    inlineScript("Document.prototype.importNode = () => { throw new Error('nothing is copied here') }") +
      `<div id="here" ${two}>Loading</div><div id="albums" data-pix-albums="all"><p>All albums</p></div>${SCRIPT}`,
  );
  await waitForLinks(page, '#here', 2);
  await waitFor(page, () => expect(page.problems.join()).toContain('nothing is copied here'));
  expect(page.find('#albums p')[0]?.textContent).toBe('All albums');
  expect(page.find('#albums pix-albums')).toEqual([]);
});

/** Script with functions that list the members of classes, and add elements with these names. */
const MEMBERS = `const membersOf = (...classes) => [...new Set(classes.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)))];
  const clobber = (tag, names, parent) => { for (const name of names) {
    const element = Document.prototype.createElement.call(document, tag);
    Element.prototype.setAttribute.call(element, 'name', name);
    Element.prototype.setAttribute.call(element, 'hidden', '');
    Node.prototype.appendChild.call(parent, element);
  } };`;

it('images named like members of the document leave pictures and links (H18)', async () => {
  const page = await openPage(
    `${TWO}${ROWS}<div id="search" ${two} data-controls="search"></div><p></p>${inlineScript(`{ ${MEMBERS}
      clobber('img', membersOf(Document, Node, EventTarget), document.querySelector('p')) }`)}${SCRIPT}`,
  );
  expect(page.find('img[name=createElement]')).toEqual([Reflect.get(page.window.document, 'createElement')]);
  await waitForLinks(page, '#here', 2);
  await waitForLinks(page, '#rows', 4);
  await waitForLinks(page, '#search', 2);
  expect(await page.window.Pix?.ready).toBe(page.window.Pix);
  await expectLink(page, '#here');
  expect(page.problems).toEqual([]);
});

it('a form with fields named like members of elements can be a container (H18)', async () => {
  const page = await openPage(
    `<form id="form" ${two}></form><div id="other" ${two}></div>${inlineScript(`{ ${MEMBERS}
      clobber('input', membersOf(HTMLElement, Element, Node, EventTarget), document.querySelector('#form')) }`)}${SCRIPT}`,
  );
  await waitForPictures(page, '#form pix-gallery', 2);
  await waitForPictures(page, '#other pix-gallery', 2);
  expect(page.problems).toEqual([]);
});

it.each([
  '<form id="Pix"><input name="version"><input name="q"></form>',
  '<a id="Pix"></a><a id="Pix" name="version"></a>',
  '<iframe name="Pix"></iframe>',
])('%s does not prevent the script from defining Pix (H18)', async (markup) => {
  const page = await openPage(markup + TWO + SCRIPT);
  await waitForPictures(page, '#here pix-gallery', 2);
  expect(typeof (await page.window.Pix?.ready)?.listImages).toBe('function');
  expect(page.problems).toEqual([]);
});

it.each(['application/xhtml+xml', 'application/xml'])(
  'pages of type %s show links with pictures (H28)',
  async (type) => {
    const page = await openPage(
      `<div id="here" ${two}><a href="${service}/all">All pictures</a></div><script src="${service}/cdn/sdk.js"></script>`,
      { type, doctype: '', root: 'html xmlns="http://www.w3.org/1999/xhtml"' },
    );
    await waitFor(page, () => {
      const pictures = findInShadowRoots<HTMLImageElement>(page, '#here > *', 'a[href] img');
      expect(pictures.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]);
    });
    expect(page.find('#here')[0]?.textContent).toBe('');
    expect(page.problems).toEqual([]);
  },
);

it('gallery and viewer are the same in quirks mode (H28)', async () => {
  const boxes = async (doctype: string) => {
    const page = await openPage(`<table><tr><td>${TWO}${ROWS}</table>${SCRIPT}`, { doctype });
    expect(page.window.document.compatMode).toBe(doctype ? 'CSS1Compat' : 'BackCompat');
    await waitForPictures(page, '#here pix-gallery', 2);
    await waitForPictures(page, '#rows pix-gallery', 4);
    // After that, the widths of the cell and its galleries, which depend on each other, no longer change.
    await useViewer(page, '#here pix-gallery', 2);
    expect(page.problems).toEqual([]);
    const all = ['#here pix-gallery', '#rows pix-gallery'].flatMap((gallery) => picturesOf(page, gallery));
    return all.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    });
  };
  expect(await boxes('')).toEqual(await boxes('<!doctype html>'));
});

it('the base URL of a page does not apply to pictures, links and code (H28)', async () => {
  const page = await openPage(TWO + ROWS + SCRIPT, {
    head: '<base href="https://elsewhere.example/below/" target="_blank">',
  });
  await waitForPictures(page, '#here pix-gallery', 2);
  await waitForPictures(page, '#rows pix-gallery', 4);
  const tiles = picturesOf(page, '#here pix-gallery');
  for (const tile of tiles) expect(tile.closest('a')?.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/i\//);
  await useViewer(page, '#here pix-gallery', 2);
  expect(requests(page).join()).not.toContain('elsewhere');
  expect(page.problems).toEqual([]);
});
