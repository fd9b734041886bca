import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

const THEMES = {
  dark: {},
  light: { '--pix-viewer-background': '#fff', '--pix-viewer-color': '#222', '--pix-viewer-panel': '#fff' },
};

let viewer: OpenViewer;

afterEach(() => {
  viewer.end();
  document.documentElement.removeAttribute('style');
});

/** Opens the information panel of a picture with a tag. */
async function openPanel(): Promise<void> {
  const pictures = new SparsePictures(2);
  pictures.known.set(0, picture(1, { title: 'Harbour', description: 'At dawn', tags: ['sea'] }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.chip')).not.toBeNull());
}

/** Relative luminance of colours painted over each other, starting with the lowest (WCAG 2). */
function luminance(...colors: string[]): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const color of colors) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it.each(Object.entries(THEMES))(
  'texts and tags of a %s viewer are legible over any picture',
  async (_, theme) => {
    for (const [name, value] of Object.entries(theme))
      document.documentElement.style.setProperty(name, value);
    await openPanel();
    const styleOf = (selector: string) => getComputedStyle(viewer.find(selector) as HTMLElement);
    const [plateOfFoot = ''] =
      /(?:rgb|color)[^()]*\([^()]*\)(?= [\d.]+px\))/.exec(styleOf('.foot').backgroundImage) ?? [];
    for (const below of ['#fff', '#000']) {
      for (const [text, plate] of [
        ['.counter', styleOf('.counter').backgroundColor],
        ['.caption', plateOfFoot],
      ] as const) {
        expect(contrast(luminance(styleOf(text).color), luminance(below, plate))).toBeGreaterThan(4.5);
      }
    }
    const panel = styleOf('.info').backgroundColor;
    const chip = styleOf('.chip');
    expect(contrast(luminance(chip.color), luminance(panel, chip.backgroundColor))).toBeGreaterThan(4.5);
    expect(contrast(luminance(panel), luminance(panel, chip.backgroundColor))).toBeGreaterThan(1.1);
  },
);

it('an icon of the page, as in the guide, leaves the disc of its button', async () => {
  const guide = await (await fetch(`${location.origin}/docs/guides/lightbox.md`)).text();
  const [, rule = ''] = /^```css\n([^`]*url\('\/icons\/close\.svg'\)[^`]*)^```/m.exec(guide) ?? [];
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  viewer = await open(new SparsePictures(2));
  await viewer.waitForFeatures();
  const button = getComputedStyle(viewer.button('Close'));
  const disc = button.backgroundColor;
  expect(luminance('#fff', disc)).toBeLessThan(0.5);
  const sheet = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => sheet.remove());
  sheet.textContent = rule.replace('/icons/close.svg', icon);
  expect(button.backgroundImage).toContain('svg');
  const { backgroundColor, backgroundSize, backgroundRepeat } = button;
  expect([backgroundColor, parseFloat(backgroundSize), backgroundRepeat]).toEqual([disc, 24, 'no-repeat']);
});

it('the title of the info panel covers the labels that scroll below it', async () => {
  await page.viewport(844, 200);
  await openPanel();
  const label = viewer.find('dt') as HTMLElement;
  label.scrollIntoView();
  const { top, left } = label.getBoundingClientRect();
  expect(top).toBe(0);
  expect(viewer.host.shadowRoot?.elementFromPoint(left + 5, 15)?.closest('header')).not.toBeNull();
});
