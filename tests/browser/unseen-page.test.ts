import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define/pix-image.ts';
import { cleanup, createSource } from '../support/gallery.ts';

afterEach(cleanup);

/** Adds an element with the ID of a picture, which only a request for its record can find. */
function mount() {
  const { source, all } = createSource(20);
  const get = vi.fn(() => Promise.resolve(all[10]));
  const element = document.createElement('pix-image');
  Object.assign(element, { slug: '11', source: { images: { ...source.images, get } } });
  document.body.append(element);
  return { element, get };
}

it('an ID counts no view while the page is in the background or prerendered, and one when it is visible (H34)', async () => {
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  const { element, get } = mount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(get).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('img')).toBeTruthy());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(get).toHaveBeenCalledOnce();
});

it('the record of an element that is removed before the page is visible is never requested (H34)', async () => {
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  const { element, get } = mount();
  await new Promise((resolve) => setTimeout(resolve, 100));
  element.remove();
  await new Promise((resolve) => setTimeout(resolve));
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(get).not.toHaveBeenCalled();
});
