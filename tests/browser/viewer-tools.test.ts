/** The tools that a page chooses for the viewer, and its own. */
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerTool, ViewerTools } from '../../src/components/pix-lightbox/viewer-tools.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { focused, open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
let opener: HTMLElement;
/** Names of the tools of the page that have been used, and indices of their pictures. */
let used: string[];

const DATA_ICON = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

const BUY: ViewerTool = { name: 'buy', label: 'Buy a print', icon: 'M4 7h16l-2 9H7zM7 16l-3-12', key: 'b' };

/** Opens a viewer of three pictures with tools, and waits for them. */
async function openWith(tools?: ViewerTools, pictures = new SparsePictures(3)): Promise<void> {
  const slotted = opener.querySelectorAll('[slot=tool]');
  const onTool = (name: string, index: number) => used.push(`${name} ${index}`);
  viewer = await open(pictures, { opener, slotted, onTool, ...(tools !== undefined && { tools }) });
  await vi.waitFor(() => expect(viewer.find('.tools')?.inert).toBe(false));
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim();

/** Names of the tools in the bar. */
const bar = () => viewer.all('.tools > *').map(nameOf);

/** Opens the menu; returns the names of its entries. */
async function menu(): Promise<string[]> {
  viewer.button('More').click();
  await vi.waitFor(() => expect(viewer.find('.menu')).not.toBeNull());
  return viewer.all('.menu > *').map(nameOf);
}

beforeEach(async () => {
  used = [];
  await page.viewport(1280, 800);
  opener = document.body.appendChild(document.createElement('div'));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({} as Clipboard);
});
afterEach(async () => {
  viewer.end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  await page.viewport(414, 896);
});

describe('The tools of the viewer', () => {
  it('are those that are named, in their order, and no others', async () => {
    await openWith('info, download slideshow');
    expect(bar()).toEqual(['Info', 'Download', 'Start slideshow']);
    expect(viewer.all('.arrows, [part~=close-button], [part~=next-button]')).toHaveLength(2);
  });

  it('are none if the list is empty', async () => {
    await openWith('');
    expect(bar()).toEqual([]);
  });

  it('can all be named; "all" stands for the rest', async () => {
    await openWith('info all');
    expect([bar().at(0), bar().length, new Set(bar()).size]).toEqual(['Info', 9, 9]);
    expect(bar()).toContain('Thumbnails');
  });

  it('that are left out have no keys either, while Read more still shows the whole text', async () => {
    const pictures = new SparsePictures(2);
    pictures.known.set(0, picture(1, { description: 'Long. '.repeat(60) }));
    await openWith('download', pictures);
    for (const key of ['i', 't', ' ']) viewer.press(key);
    await new Promise(requestAnimationFrame);
    expect(viewer.all('.info, .strip, .progress')).toEqual([]);
    await vi.waitFor(() => viewer.button('Read more').click());
    await vi.waitFor(() => expect(viewer.find('.info')).not.toBeNull());
  });

  it('share by a link where the system has no dialog to share', async () => {
    await openWith('share');
    expect(bar()).toEqual(['Copy link to picture page']);
  });

  it('warn once of names that do not exist', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await openWith(['download', 'print' as 'info', { name: 'x' } as ViewerTool]);
    expect(bar()).toEqual(['Download']);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/tools contains "print"; there are slideshow, fullscreen, download,.* info, all/),
      expect.stringContaining('a tool without name and label'),
    ]);
  });

  it('that do not fit into the bar of a phone are in the menu, in the same order', async () => {
    await page.viewport(360, 640);
    await openWith('download slideshow info thumbnails copy-link');
    expect(bar()).toEqual(['Download', 'Start slideshow', 'More']);
    expect(await menu()).toEqual(['Info', 'Thumbnails', 'Copy link to picture page']);
    viewer.button('Info').click();
    await vi.waitFor(() => expect(focused()).toBe(viewer.find('.info h2')));
    viewer.press('Escape');
    await vi.waitFor(() => expect(focused()).toBe(viewer.button('More')));
  });

  it('need no menu on a phone if they fit into its bar', async () => {
    await page.viewport(360, 640);
    await openWith('download info');
    expect(bar()).toEqual(['Download', 'Info']);
  });
});

describe('A tool of the page', () => {
  it('has its place in the list, its part, its icon, and is called with the record of the picture', async () => {
    const onClick = vi.fn();
    await openWith(['download', { ...BUY, onClick }, 'info']);
    expect(bar()).toEqual(['Download', 'Buy a print', 'Info']);
    const button = viewer.button('Buy a print');
    expect(button.part.value).toBe('button buy-button');
    expect(button.title).toBe('Buy a print (B)');
    expect(button.ariaKeyShortcuts ?? button.getAttribute('aria-keyshortcuts')).toBe('B');
    expect(button.querySelector('path')?.getAttribute('d')).toBe(BUY.icon);
    button.click();
    viewer.press('ArrowRight');
    await vi.waitFor(() => expect(viewer.counter()).toBe('2 / 3'));
    viewer.press('b');
    expect(onClick.mock.calls.map(([image]) => (image as { slug: string }).slug)).toEqual([
      'picture-1',
      'picture-2',
    ]);
    expect(used).toEqual(['buy 0', 'buy 1']);
  });

  it('may be a link whose address contains fields of the record, and is left out without them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openWith([
      { ...BUY, href: '/order/{slug}?title={title}' },
      { name: 'gone', label: 'Gone', href: '/x/{nothing}' },
      { name: 'code', label: 'Code', href: 'javascript:{slug}' },
    ]);
    expect(bar()).toEqual(['Buy a print']);
    const link = viewer.button('Buy a print');
    expect(link.getAttribute('href')).toBe('/order/picture-1?title=Picture%201');
    expect([link.getAttribute('target'), link.hasAttribute('download')]).toEqual([null, false]);
  });

  it('without an icon is in the menu, with its text and its key', async () => {
    const onClick = vi.fn();
    await openWith(['info', { name: 'report', label: 'Report', key: 'r', onClick }]);
    expect(bar()).toEqual(['Info', 'More']);
    expect(await menu()).toEqual(['Report']);
    expect(viewer.find('.menu kbd')?.dataset['key']).toBe('R');
    viewer.button('Report').click();
    expect(onClick).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(viewer.find('.menu')).toBeNull());
  });

  it('takes no key of the viewer, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const onClick = vi.fn();
    await openWith([{ ...BUY, key: 'f', onClick }]);
    expect(viewer.button('Buy a print').title).toBe('Buy a print');
    viewer.press('f');
    expect(onClick).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      ['Pix: key="f" of the tool buy should be a letter or digit other than f, i, t, z, 0.'],
    ]);
  });

  it.each([
    ['', ''],
    ['target="_blank"', '_blank'],
  ])('opens its link where the page says, by click and by key: %s', async (attribute, target) => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    opener.innerHTML = `<a slot="tool" href="order/{slug}" ${attribute} aria-label="Order" data-key="o"><svg></svg></a>`;
    await openWith();
    const link = viewer.button('Order') as HTMLElement as HTMLAnchorElement;
    viewer.press('o');
    const [byKey] = clicked.mock.contexts as HTMLAnchorElement[];
    const address = new URL('order/picture-1', document.baseURI).href;
    expect([link, byKey].map((each) => [each?.href, each?.target])).toEqual([
      [address, target],
      [address, target],
    ]);
  });

  it('has an image or a copy of an element as icon', async () => {
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    await openWith([
      { name: 'one', label: 'One', icon: '/demo/public/favicon.svg' },
      { name: 'two', label: 'Two', icon },
      { name: 'three', label: 'Three', icon: DATA_ICON },
    ]);
    expect(viewer.button('Three').querySelector('img')?.src).toBe(DATA_ICON);
    expect(viewer.button('One').querySelector('img')?.src).toBe(
      new URL('/demo/public/favicon.svg', location.href).href,
    );
    expect(viewer.button('Two').querySelector('svg')).not.toBeNull();
    expect(icon.parentNode).toBeNull();
  });

  it('in the slot is beside the tools of the viewer: a button that is clicked, or a toggle, and a link', async () => {
    opener.innerHTML = `<button slot="tool" name="like" data-key="l" aria-pressed="false">Like <svg viewBox="0 0 24 24"></svg></button>
      <a slot="tool" href="/order/{slug}" aria-label="Order">…</a><p>No tool</p>`;
    const onClick = vi.fn();
    opener.querySelector('button')?.addEventListener('click', onClick);
    await openWith();
    expect(bar()).toEqual(['Like', 'Start slideshow', 'Full screen', 'Download', 'Info', 'More', 'Zoom in']);
    viewer.button('Like').click();
    viewer.press('l');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(used).toEqual(['like 0', 'like 0']);
    opener.querySelector('button')?.setAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(viewer.button('Like').ariaPressed).toBe('true'));
    expect(await menu()).toContain('Order');
    expect(viewer.button('Order').getAttribute('href')).toBe('/order/picture-1');
  });

  it('in the slot has the place of its name in the list', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    opener.innerHTML = '<button slot="tool" name="like">Like <svg></svg></button>';
    await openWith('info like download');
    expect(bar()).toEqual(['Info', 'Like', 'Download']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is after Download on a phone, in the menu', async () => {
    await page.viewport(360, 640);
    opener.innerHTML = '<button slot="tool">Like <svg></svg></button>';
    await openWith();
    expect(bar()).toEqual(['Download', 'Info', 'More']);
    expect((await menu()).at(0)).toBe('Like');
  });
});
