/** Captions over tiles: templates in the slot `caption`. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { cleanup, createSource, mountBox, mountGallery, queryShadowAll } from '../support/gallery.ts';

afterEach(cleanup);

describe.each(['grid', 'rows', 'columns', 'carousel'] as const)('in %s', (layout) => {
  it('a template whose content is its child nodes, as in React and Vue, is laid over each tile, too', async () => {
    const gallery = mountGallery({ limit: '3' }, { source: createSource(3).source, layout });
    const template = document.createElement('template');
    template.slot = 'caption';
    template.append(document.createElement('b'));
    template.querySelector('b')?.setAttribute('data-pix-field', 'title');
    gallery.append(template);
    await vi.waitFor(() =>
      expect(queryShadowAll(gallery, '.caption b').map((each) => each.textContent)).toEqual([
        'Picture 1',
        'Picture 2',
        'Picture 3',
      ]),
    );
  });

  it('a template that is changed, removed or added later changes the captions', async () => {
    const gallery = mountGallery({ limit: '3' }, { source: createSource(3).source, layout });
    const texts = () => queryShadowAll(gallery, 'a:has(.caption)').map((tile) => tile.textContent.trim());
    const expectCaptions = (...expected: string[]) => vi.waitFor(() => expect(texts()).toEqual(expected));
    await vi.waitFor(() => expect(queryShadowAll(gallery, 'a')).toHaveLength(3));
    const template = document.createElement('template');
    template.slot = 'caption';
    template.innerHTML = '<b>one</b>';
    gallery.append(template);
    await expectCaptions('one', 'one', 'one');
    (template.content.querySelector('b')?.firstChild as Text).data = 'two';
    await expectCaptions('two', 'two', 'two');
    template.remove();
    await expectCaptions();
    const other = template.cloneNode() as HTMLTemplateElement;
    other.append('three');
    gallery.append(other);
    await expectCaptions('three', 'three', 'three');
    other.append(' of three');
    await expectCaptions(...Array<string>(3).fill('three of three'));
    other.replaceWith(template);
    await expectCaptions('two', 'two', 'two');
  });

  it('a template without styles is a caption of at most two lines, within its tile, or not at all', async () => {
    for (const width of ['328px', '1248px']) {
      const box = mountBox({ width });
      box.innerHTML =
        '<pix-gallery limit="12"><template slot="caption"><span data-pix-field="title"></span></template></pix-gallery>';
      const gallery = box.firstElementChild as PixGallery;
      const { source, all } = createSource(12);
      for (const [index, one] of all.entries())
        if (index % 2)
          one.title = 'A title so long that no tile can show it as a whole, even if it is wide '.repeat(3);
      Object.assign(gallery, { source, layout });
      const captions = await vi.waitFor(() => {
        const found = queryShadowAll(gallery, '.caption > [part=caption]');
        expect(found.length).toBeGreaterThan(1);
        return found;
      });
      const shown = captions.filter((caption) => caption.checkVisibility());
      expect(shown.length).toBeGreaterThan(0);
      for (const caption of captions) {
        const tile = caption.closest('a') as Element;
        if (!caption.checkVisibility()) {
          expect(Math.min(tile.clientHeight - 48, tile.clientWidth - 70)).toBeLessThan(0);
          continue;
        }
        const { lineHeight } = getComputedStyle(caption);
        const text = caption.firstElementChild as HTMLElement;
        const lines = tile.clientHeight < 90 ? 1 : 2;
        expect(text.offsetHeight).toBeLessThanOrEqual(Math.ceil(lines * parseFloat(lineHeight)));
        expect(caption.offsetTop).toBeGreaterThanOrEqual(0);
        expect(caption.getBoundingClientRect().top).toBeGreaterThanOrEqual(tile.getBoundingClientRect().top);
      }
      box.remove();
    }
  });

  it('a title over a picture is not read twice, and a caption without text is not shown', async () => {
    const box = mountBox({});
    box.innerHTML =
      '<pix-gallery limit="2"><template slot="caption"><b data-pix-field="title"></b><i data-pix-field="slug"></i><a href="/"><u data-pix-field="title"></u></a></template></pix-gallery><pix-gallery limit="2"><template slot="caption"><i data-pix-field="nothing"></i></template></pix-gallery>';
    const galleries = [...box.children] as PixGallery[];
    for (const gallery of galleries) Object.assign(gallery, { source: createSource(2).source, layout });
    for (const gallery of galleries)
      await vi.waitFor(() => expect(queryShadowAll(gallery, '.caption')).toHaveLength(2));
    const [titled, untitled] = galleries as [PixGallery, PixGallery];
    expect(queryShadowAll(titled, '.caption b').map((each) => each.ariaHidden)).toEqual(['true', 'true']);
    expect(queryShadowAll(titled, '.caption i').map((each) => each.ariaHidden)).toEqual([null, null]);
    // A link needs its name.
    expect(queryShadowAll(titled, '.caption u').map((each) => each.ariaHidden)).toEqual([null, null]);
    expect(queryShadowAll(untitled, '.caption').map((each) => each.checkVisibility())).toEqual([
      false,
      false,
    ]);
  });
});

it.each([
  ['<b data-pix-field="title"></b> · <i data-pix-field="category"></i>', 'Quay'],
  ['<i data-pix-field="category"></i> · <b data-pix-field="title"></b>', 'Quay'],
  [
    '\n<i data-pix-field="category"></i> · <i data-pix-field="owner"></i> · <b data-pix-field="title"></b>\n',
    'Quay',
  ],
  [
    '<b data-pix-field="title"></b> (<i data-pix-field="category"></i>) · <i data-pix-field="views"></i>',
    'Quay · 7',
  ],
  ['<b data-pix-field="title"></b>, by <i data-pix-field="owner"></i>', 'Quay'],
  ['<b data-pix-field="title"></b> <i data-pix-field="category"></i><u>new</u>', 'Quay new'],
  ['<b>By</b> <i data-pix-field="owner"></i>', 'By'],
])('a template leaves out what separates an empty field: %s', async (template, text) => {
  const { source, all } = createSource(1);
  Object.assign(all[0] as object, { title: 'Quay', category: '', owner: null, views: 7 });
  const gallery = mountGallery({}, { source });
  gallery.innerHTML = `<template slot="caption">${template}</template>`;
  await vi.waitFor(() =>
    expect(queryShadowAll(gallery, '.caption').map((each) => each.textContent.trim())).toEqual([text]),
  );
});

it.each([
  [40, 0],
  [52, 1],
  [80, 1],
  [110, 2],
])('a caption on a tile of %d pixels has %d lines', async (height, lines) => {
  const box = mountBox({ width: '328px', fontSize: '16px' });
  box.innerHTML =
    '<pix-gallery limit="2" layout="carousel"><template slot="caption"><span data-pix-field="title"></span></template></pix-gallery>';
  const gallery = box.firstElementChild as PixGallery;
  const { source, all } = createSource(2);
  for (const one of all) one.title = 'A title that is longer than two lines of its tile '.repeat(3);
  Object.assign(gallery, { source });
  const captions = await vi.waitFor(() => {
    const found = queryShadowAll(gallery, '.caption > [part=caption]');
    expect(found).toHaveLength(2);
    return found;
  });
  for (const caption of captions) {
    const container = caption.parentElement as HTMLElement;
    Object.assign(container.style, { inset: 'auto 0 0', height: `${height}px`, width: '120px' });
    expect(caption.checkVisibility()).toBe(lines > 0);
    const { lineHeight } = getComputedStyle(caption);
    const text = caption.firstElementChild as HTMLElement;
    expect(Math.round(text.offsetHeight / parseFloat(lineHeight))).toBe(lines);
    expect(caption.scrollHeight).toBeLessThanOrEqual(caption.clientHeight);
  }
});
