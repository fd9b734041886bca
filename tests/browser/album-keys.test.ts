import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/define/pix-albums.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';
import { cleanup, mountBox } from '../support/gallery.ts';

afterEach(cleanup);

it.each(['ltr', 'rtl'])(
  'arrow keys move the focus between cards synchronously, and Enter opens the focused card: %s (H29)',
  async (dir) => {
    await page.viewport(700, 600);
    document.documentElement.dir = dir;
    const records = Array.from({ length: 8 }, (_, index) => albumRecord(index + 1, 2));
    const element = document.createElement('pix-albums');
    element.source = {
      albums: {
        list: (query) => Promise.resolve(listOf(records, query)),
        images: (_, query) => Promise.resolve(listOf([], query)),
      },
    };
    const opened: unknown[] = [];
    element.addEventListener('pix-open', (event) => {
      event.preventDefault();
      opened.push((event as CustomEvent<{ album: unknown }>).detail.album);
    });
    mountBox({ width: '600px' }).append(element);
    const cards = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
    await vi.waitFor(() => expect(cards()).toHaveLength(8));
    cards()[0]?.focus();
    const [onwards, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    // Two columns.
    await userEvent.keyboard(`{${onwards}}{ArrowDown}{ArrowDown}{${back}}{Enter}`);
    expect(opened).toEqual([records[4]]);
    await userEvent.keyboard('{End}{ArrowUp}{Home}{PageDown}{Enter}');
    expect(opened.at(-1)).not.toBe(records[0]);
    const { top = NaN, bottom = NaN } = element.shadowRoot?.activeElement?.getBoundingClientRect() ?? {};
    expect([top >= -1, bottom <= innerHeight + 1]).toEqual([true, true]);
  },
);
