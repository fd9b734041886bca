/** Pages that replace globals of the browser after the embed script has started. */
import { expect, it } from 'vitest';
import {
  click,
  findInShadowRoots,
  openPage,
  picturesOf,
  SCRIPT,
  useViewer,
  waitFor,
  waitForPictures,
} from './support/host-page.ts';

/** Script that replaces globals: a `fetch` that always fails, and others by working versions without newer features, as polyfills do. */
const REPLACED = `{
  const native = { Promise, Map, Set, URL, parse: JSON.parse, stringify: JSON.stringify, define: customElements.define };
  const later = setTimeout;
  const replaced = {
    fetch() { throw new Error('A fetch of the page'); },
    XMLHttpRequest: undefined,
    Promise: class Promise extends native.Promise { static withResolvers = undefined; static try = undefined; static any = undefined },
    Map: class Map extends native.Map { static groupBy = undefined },
    Set: class Set extends native.Set { union = undefined; difference = undefined },
    URL: function URL(address, base) { return new native.URL(address, base); },
    setTimeout: (work, delay) => later(() => work(), Math.max(4, delay || 0)),
    requestAnimationFrame: (draw) => later(() => draw(), 16),
    cancelAnimationFrame: (id) => clearTimeout(id),
    queueMicrotask: (work) => void native.Promise.resolve().then(work),
    JSON: { parse: (text, revive) => native.parse(text, revive), stringify: (value) => native.stringify(value) },
    structuredClone: undefined,
  };
  for (const name of Object.keys(replaced)) window[name] = replaced[name];
  customElements.define = (name, element) => native.define.call(customElements, name, element);
  const each = (list, act) => { for (let i = 0; i < list.length; i++) act(list[i], i); };
  Object.assign(Array.prototype, {
    forEach(act, self) { each(this, (item, i) => act.call(self, item, i, this)); },
    map(act, self) { const all = []; each(this, (item, i) => { all[i] = act.call(self, item, i, this); }); return all; },
    filter(act, self) { const all = []; each(this, (item, i) => { if (act.call(self, item, i, this)) all[all.length] = item; }); return all; },
    find(act, self) { for (let i = 0; i < this.length; i++) if (act.call(self, this[i], i, this)) return this[i]; },
    some(act, self) { for (let i = 0; i < this.length; i++) if (act.call(self, this[i], i, this)) return true; return false; },
    indexOf(wanted) { for (let i = 0; i < this.length; i++) if (this[i] === wanted) return i; return -1; },
    includes(wanted) { return this.indexOf(wanted) !== -1; },
    last() { return this[this.length - 1]; },
  });
}`;

it('a page may replace globals after the script has started: its fetch is not called, the others are used (H17)', async () => {
  const page = await openPage(
    `<div id="first" data-pix-gallery="all" data-limit="2"></div><main></main>${SCRIPT}`,
  );
  const { window, find } = page;
  await waitForPictures(page, '#first pix-gallery', 2);
  (window as unknown as { eval: (code: string) => void }).eval(REPLACED);
  expect(() => window.fetch('/')).toThrow('A fetch of the page');
  find('main')[0]?.insertAdjacentHTML(
    'beforeend',
    `<div id="later" data-pix-gallery="all" data-limit="3" data-layout="columns" data-paging="more" data-controls="search tags"></div>
     <div id="albums" data-pix-albums="all"></div>`,
  );
  await waitForPictures(page, '#later pix-gallery', 3);
  await waitFor(page, () => expect(findInShadowRoots(page, 'pix-search', 'input')).toHaveLength(1));
  await waitFor(page, () => expect(find('.more button')).toHaveLength(1));
  click(find('.more button')[0]);
  await waitForPictures(page, '#later pix-gallery', 6);
  await waitFor(page, () => expect(picturesOf(page, '#albums pix-albums').length).toBeGreaterThan(0));
  await useViewer(page, '#later pix-gallery', 6);
  await useViewer(page, '#first pix-gallery', 2);
  expect(await window.Pix?.listImages({ limit: 1, sort: 'oldest' })).toMatchObject({
    pagination: { total: 6 },
  });
  expect(page.problems).toEqual([]);
});
