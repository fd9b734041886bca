/** Pages with libraries that change built-in objects, including old versions. */
import { expect, it } from 'vitest';
import {
  click,
  findInShadowRoots,
  followLink,
  libraries,
  libraryScripts,
  loadScript,
  openPage,
  picturesOf,
  SCRIPT,
  service,
  useViewer,
  waitFor,
  waitForLinks,
  waitForPictures,
  type HostPage,
} from './support/host-page.ts';

const names = Object.keys(libraries) as (keyof typeof libraries)[];

const files = Object.values(libraries).flat();

const GALLERIES = `<div id="grid" data-pix-gallery="all" data-limit="3"></div>
  <div id="rows" data-pix-gallery="all" data-limit="4" data-layout="rows" data-controls="search sort count" data-paging="more"></div>`;

/** Uses both galleries as a visitor does. */
async function useGalleries(page: HostPage): Promise<void> {
  if (isFindBroken(page)) {
    await waitForLinks(page, '#grid', 3);
    await waitForLinks(page, '#rows', 4);
    return followLink(page, '#grid pix-gallery');
  }
  await waitForPictures(page, '#grid pix-gallery', 3);
  // An incomplete row is not shown until more pictures have loaded.
  await waitFor(page, () => expect(picturesOf(page, '#rows pix-gallery')).not.toEqual([]));
  await waitFor(page, () => expect(findInShadowRoots(page, 'pix-search', 'input')).toHaveLength(1));
  await waitFor(page, () => expect(page.find('.more button')).toHaveLength(1));
  click(page.find('.more button')[0]);
  await waitForPictures(page, '#rows pix-gallery', 6);
  await useViewer(page, '#grid pix-gallery', 3);
}

/**
 * Whether `Array.prototype.find` of a page is broken: MooTools replaces the method `each` on which the `find` of Prototype.js
 * is based, which then throws the found item. The viewer needs `find`.
 */
function isFindBroken({ window }: HostPage): boolean {
  try {
    return !(window as unknown as { Array: ArrayConstructor }).Array(1, 2).find((item) => item === 2);
  } catch {
    return true;
  }
}

/**
 * Problems that involve our script: libraries cause some by themselves, especially two of them together. WebKit hides the
 * details of errors in handlers of the page, but not in our script, because its tag has `crossorigin`.
 */
const ownProblems = ({ problems }: HostPage) =>
  problems.filter(
    (problem) =>
      problem !== 'Script error.' &&
      (/^Not loaded/.test(problem) ||
        problem.includes(service) ||
        !files.some((file) => problem.includes(file))),
  );

it.each(names)(
  'a page with %s shows every picture in every layout and in the viewer, or links to it (H15)',
  async (name) => {
    const page = await openPage(libraryScripts(name) + GALLERIES + SCRIPT);
    const isBroken = isFindBroken(page);
    expect(isBroken).toBe(name === 'Prototype.js and MooTools');
    await useGalleries(page);
    // Together, these two break `remove()` as well, by which Lit replaces content.
    expect(ownProblems(page).filter((text) => !(isBroken && text.includes('removeChild')))).toEqual([]);
  },
);

it.each(['Prototype.js 1.6.1', 'MooTools 1.4', 'Zone.js', 'core-js'] as const)(
  'galleries that are added after %s has loaded, itself after the script, work (H17)',
  async (name) => {
    const page = await openPage(`<main></main>${SCRIPT}`);
    await waitFor(page, () => expect(page.window.Pix?.version).toBeTruthy());
    for (const file of libraries[name]) await loadScript(page, file);
    page.find('main')[0]?.insertAdjacentHTML('beforeend', GALLERIES);
    await useGalleries(page);
    expect(ownProblems(page)).toEqual([]);
  },
);
