import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer | undefined;
let motions: Animation[] = [];

// Pauses every animation of the viewer, so that tests can check any moment of it.
beforeEach(() => {
  const animate = Reflect.get(Element.prototype, 'animate');
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...how) {
    const motion = animate.apply(this, how);
    motion.pause();
    motions.push(motion);
    return motion;
  });
});
afterEach(() => {
  viewer?.end();
  vi.restoreAllMocks();
  motions = [];
  document.body.replaceChildren();
});

const seek = (time: number) => motions.forEach((motion) => (motion.currentTime = time));

/** Adds a tile with a thumbnail to the page. */
function makeTile(): { tile: HTMLElement; small: HTMLElement } {
  const tile = document.body.appendChild(document.createElement('a'));
  const small = tile.appendChild(document.createElement('img'));
  small.src = picture(1).thumbnail;
  Object.assign(small.style, { width: '90px', height: '60px' });
  return { tile, small };
}

it('the tile is hidden during the opening transition, and visible afterwards', async () => {
  const { tile, small } = makeTile();
  viewer = await open(new SparsePictures(3), { tile: () => tile });
  expect(motions.length).toBeGreaterThan(2);
  for (const time of [0, 100, 199]) {
    seek(time);
    expect(getComputedStyle(small).opacity).toBe('0');
  }
  seek(200);
  expect(getComputedStyle(small).opacity).toBe('1');
});

it('the backdrop appears before the controls that fade in over it', async () => {
  const { tile } = makeTile();
  viewer = await open(new SparsePictures(3), { tile: () => tile });
  const backdrop = viewer.find('.pswp__bg') as HTMLElement;
  const controls = [viewer.find('.bar'), viewer.find('.foot'), viewer.find('.next')] as HTMLElement[];
  const fades = controls.flatMap((each) => each.getAnimations());
  for (const fade of fades) fade.pause();
  for (const time of [40, 80, 120, 160]) {
    seek(time);
    for (const fade of fades) fade.currentTime = time;
    const opacity = Number(getComputedStyle(backdrop).opacity);
    expect(opacity).toBeGreaterThan(0.4);
    if (fades.length)
      for (const each of controls)
        expect(Number(getComputedStyle(each).opacity)).toBeLessThanOrEqual(opacity);
  }
});

it('the large picture has the box of the small one, despite the rounding of its size', async () => {
  const svgOf = (width: number, height: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
  const pictures = new SparsePictures(1);
  pictures.known.set(0, {
    ...picture(1, { dimensions: { width: 500, height: 333 } }),
    thumbnail: svgOf(200, 134),
    source: svgOf(500, 333),
  });
  viewer = await open(pictures, { tile: () => makeTile().tile });
  seek(200);
  const places = await vi.waitFor(() => {
    const layers = viewer?.all('.pswp__item[aria-hidden=false] img.pswp__img') ?? [];
    expect(layers).toHaveLength(2);
    return layers.map((layer) => layer.getBoundingClientRect());
  });
  const [small, large] = places as [DOMRect, DOMRect];
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs(small[side] - large[side])).toBeLessThan(0.5);
});

it('the picture grows from the part that its tile shows', async () => {
  const { tile, small } = makeTile();
  Object.assign(small.style, { width: '30px', height: '60px', objectFit: 'cover', objectPosition: '20% 0%' });
  viewer = await open(new SparsePictures(3), { tile: () => tile });
  const first = motions.map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]);
  const numbersOf = (name: 'clipPath' | 'transform') =>
    String(first.map((frame) => frame?.[name]).find(Boolean))
      .match(/-?[\d.]+(?=px|,)/g)
      ?.map(Number) ?? [];
  const [, right = 0, , left = 0] = numbersOf('clipPath');
  expect(left).toBeGreaterThan(0);
  expect(left / (left + right)).toBeCloseTo(0.2, 2);
  const [x = 0, , , scale = 0] = numbersOf('transform');
  expect(x + left * scale).toBeCloseTo(small.getBoundingClientRect().left, 0);
});

it('has the font family of the gallery', async () => {
  const opener = document.body.appendChild(document.createElement('div'));
  opener.style.font = 'italic 30px "Some Face", Georgia, serif';
  viewer = await open(new SparsePictures(1), { opener });
  const { fontFamily, fontSize, fontStyle } = getComputedStyle(viewer.find('.title') as HTMLElement);
  expect([fontFamily, fontSize, fontStyle]).toEqual(['"Some Face", Georgia, serif', '15px', 'normal']);
});
