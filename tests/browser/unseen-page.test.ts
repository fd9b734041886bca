import { afterEach, expect, it, vi } from 'vitest';
import '../../src/components/pix-image/pix-image.define.ts';
import { createSource, cleanup } from '../support/gallery.ts';

afterEach(cleanup);

/** An element that is asked for a picture by its id, which only opening it finds. */
function mount() {
  const { source, all } = createSource(20);
  const get = vi.fn(() => Promise.resolve(all[10]));
  const element = document.createElement('pix-image');
  Object.assign(element, { slug: '11', source: { images: { ...source.images, get } } });
  document.body.append(element);
  return { element, get };
}

it('an id counts no view while the page is in the background or prerendered, and one when it is seen (H34)', async () => {
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

it('an id that is taken away before the page is seen is never opened (H34)', async () => {
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
