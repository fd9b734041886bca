import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ELEMENT_OPTIONS } from '../../../src/components/element-options.ts';
import { FILTER_VALUES } from '../../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../../src/contract/image-filters.ts';
import type { GalleryOptions } from '../../../src/global.ts';
import { ATTRIBUTES, GALLERY_OPTIONS, readOptions } from '../../../src/embed/mount-config.ts';
import { createSource, requestFirstPage } from '../../../src/embed/source.ts';
import { FILTER_EXAMPLES } from '../../support/filter-examples.ts';

/** A valid value of an option. */
function valueOf(name: string): unknown {
  const allowed: unknown = GALLERY_OPTIONS[name as keyof typeof GALLERY_OPTIONS];
  if (Array.isArray(allowed)) return allowed.at(-1) as unknown;
  if (name === 'history') return '?photo';
  return typeof allowed === 'string' ? 7 : `a ${name}`;
}

describe('The options of renderGallery', () => {
  it('match its type', () => {
    const options = { ...GALLERY_OPTIONS, ...ELEMENT_OPTIONS };
    expectTypeOf<'texts' | keyof typeof options>().toEqualTypeOf<keyof GalleryOptions>();
  });

  it('accept all values that its type has', () => {
    type Words<Name extends 'sort' | 'layout' | 'paging' | 'quality'> =
      (typeof GALLERY_OPTIONS)[Name][number];
    expectTypeOf<Words<'sort'>>().toEqualTypeOf<NonNullable<GalleryOptions['sort']>>();
    expectTypeOf<Words<'layout'>>().toEqualTypeOf<NonNullable<GalleryOptions['layout']>>();
    expectTypeOf<Words<'paging'>>().toEqualTypeOf<NonNullable<GalleryOptions['paging']>>();
    expectTypeOf<Words<'quality'>>().toEqualTypeOf<NonNullable<GalleryOptions['quality']>>();
  });

  it.each(Object.keys(GALLERY_OPTIONS))('set a property of the gallery: %s', (name) => {
    const value = valueOf(name);
    expect(readOptions({ [name]: value }).props).toHaveProperty(name, value);
  });

  it.each(IMAGE_FILTERS)('include the filter %s, which is an attribute, too', (name) => {
    expect(GALLERY_OPTIONS).toHaveProperty(name);
    expect(ATTRIBUTES).toContain(`data-${name}`);
  });

  it.each(Object.keys(FILTER_VALUES))('use the default if %s has another value', (name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readOptions({ [name]: 'unheard-of' }).props).toHaveProperty(name, undefined);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

it('the first request has every filter, and the page', async () => {
  const read = vi.fn(() => Promise.resolve({ data: [] }));
  const config = readOptions({ ...FILTER_EXAMPLES, page: 3, limit: 150 });
  await requestFirstPage(createSource(read), config, new AbortController());
  expect(read).toHaveBeenCalledOnce();
  const [, query] = read.mock.calls[0] as unknown as [string, object];
  expect(query).toEqual({ ...FILTER_EXAMPLES, page: 4, limit: 100 });
});
