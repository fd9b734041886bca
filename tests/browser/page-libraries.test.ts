/** Pages with libraries that change their JavaScript, old versions included. */
import { expect, it, vi } from 'vitest';
import {
  click,
  inside,
  libraries,
  libraryScripts,
  load,
  openPage,
  picturesOf,
  SCRIPT,
  service,
  useViewer,
  waitFor,
  waitForPictures,
  type HostPage,
} from './support/host-page.ts';
import { perEngine } from '../support/per-engine.ts';

const names = Object.keys(libraries) as (keyof typeof libraries)[];
/** Engines differ in nothing that other libraries touch. */
const tested = perEngine(names, ['Prototype.js 1.6.1', 'MooTools 1.4', 'Prototype.js and MooTools']);

const files = Object.values(libraries).flat();

const GALLERIES = `<div id="grid" data-pix-gallery="all" data-limit="3"></div>
  <div id="rows" data-pix-gallery="all" data-limit="4" data-layout="rows" data-controls="search sort count" data-paging="more"></div>`;

/** Uses both galleries as a visitor does. */
async function useGalleries(page: HostPage): Promise<void> {
  await waitForPictures(page, '#grid pix-gallery', 3);
  // A row that is not full waits for the next pictures.
  await waitFor(page, () => expect(picturesOf(page, '#rows pix-gallery')).not.toEqual([]));
  await waitFor(page, () => expect(inside(page, 'pix-search', 'input')).toHaveLength(1));
  await waitFor(page, () => expect(page.find('.more button')).toHaveLength(1));
  click(page.find('.more button')[0]);
  await waitForPictures(page, '#rows pix-gallery', 6);
  if (findsNothing(page)) await leadsToPicture(page);
  else await useViewer(page, '#grid pix-gallery', 3);
}

/**
 * Whether the page's arrays cannot be searched any more: MooTools replaces the `each` on which Prototype.js before it has built
 * `find`, which then throws what it has found. The viewer is made of such searches.
 */
function findsNothing({ window }: HostPage): boolean {
  try {
    return !(window as unknown as { Array: ArrayConstructor }).Array(1, 2).find((item) => item === 2);
  } catch {
    return true;
  }
}

/** Clicks a tile and waits until the frame shows a page of another origin: that of the picture. */
async function leadsToPicture(page: HostPage): Promise<void> {
  click(picturesOf(page, '#grid pix-gallery')[0]?.closest('a'));
  await vi.waitFor(() => expect(() => page.window.document).toThrow('cross-origin'));
}

/**
 * Problems that our script has a part in: libraries have some by themselves, above all two of them together. WebKit hides those
 * of a page's own handlers; ours are never hidden, because the script tag asks for CORS.
 */
const ours = ({ problems }: HostPage) =>
  problems.filter(
    (problem) =>
      problem !== 'Script error.' &&
      (/^Not loaded/.test(problem) ||
        problem.includes(service) ||
        !files.some((file) => problem.includes(file))),
  );

it.each(tested)(
  'a page with %s shows every picture in every layout and in the viewer, or leads to it (H15)',
  async (name) => {
    const page = await openPage(libraryScripts(name) + GALLERIES + SCRIPT);
    expect(findsNothing(page)).toBe(name === 'Prototype.js and MooTools');
    await useGalleries(page);
    expect(ours(page)).toEqual([]);
  },
);

it.each(['Prototype.js 1.6.1', 'MooTools 1.4', 'Zone.js', 'core-js'] as const)(
  'galleries that come after %s, which came after the script, work (H17)',
  async (name) => {
    const page = await openPage(`<main></main>${SCRIPT}`);
    await waitFor(page, () => expect(page.window.Pix?.version).toBeTruthy());
    for (const file of libraries[name]) await load(page, file);
    page.find('main')[0]?.insertAdjacentHTML('beforeend', GALLERIES);
    await useGalleries(page);
    expect(ours(page)).toEqual([]);
  },
);
