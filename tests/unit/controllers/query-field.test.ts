import { beforeEach, expect, it, vi } from 'vitest';
import type { LinkedGallery } from '../../../src/controllers/gallery-link.ts';
import { COLLECT_CONTROLS, CONTROL_BOUND, QueryField } from '../../../src/controllers/query-field.ts';
import { visitorFilters } from '../../../src/controllers/visitor-query.ts';
import { Host, settle, simulatePage, stubObservers } from './support/host.ts';

simulatePage();

/** A gallery as far as controls know it. */
class Gallery extends Host {
  localName = 'pix-gallery';
  source: object | undefined = {};
  currentSource: object | undefined;
  q: string | undefined;
  user: string | undefined;
  page = 3;

  override dispatchEvent(event: Event): boolean {
    super.dispatchEvent(event);
    return EventTarget.prototype.dispatchEvent.call(this, event);
  }

  /** The query parameters of its controls. */
  get controls(): unknown[] {
    const detail: unknown[] = [];
    this.dispatchEvent(new CustomEvent(COLLECT_CONTROLS, { detail }));
    return detail;
  }

  get linked(): LinkedGallery {
    return this as unknown as LinkedGallery;
  }
}

/** What observes insertions into the tree, and its elements by their ids. */
let observers: Set<() => void>;
const tree = new Map<string, object>();

beforeEach(() => {
  observers = stubObservers(({ childList, subtree }) => childList && subtree);
  tree.clear();
});

class Control extends Host {
  value = '';
  for: string | undefined = 'here';
  gallery: LinkedGallery | undefined;
  updates = 0;
  isPrevented = false;

  override dispatchEvent(event: Event): boolean {
    return super.dispatchEvent(event) && !(this.isPrevented && event.cancelable);
  }

  override requestUpdate(): void {
    this.updates++;
    super.requestUpdate();
  }

  getRootNode() {
    return { getElementById: (id: string) => tree.get(id) ?? null };
  }
}

/** A search field in the page. */
function createField(options: { for?: string; gallery?: LinkedGallery } = {}) {
  const control = Object.assign(new Control(), options);
  const field = new QueryField(control as Control & Host['element'], 'q');
  control.connect();
  return { control, field };
}

/** A gallery in the page, and a search field for it. */
function createPair() {
  const gallery = new Gallery();
  tree.set('here', gallery);
  return { gallery, ...createField() };
}

it('has the value of its gallery, and of each change of it, but keeps what a visitor types meanwhile', () => {
  const gallery = new Gallery();
  gallery.q = 'sea';
  tree.set('here', gallery);
  const { control, field } = createField();
  expect([field.gallery, control.value]).toEqual([gallery, 'sea']);
  expect([gallery.events[0]?.[0], gallery.controls]).toEqual([CONTROL_BOUND, ['q']]);
  control.value = 'draft';
  gallery.requestUpdate();
  expect(control.value).toBe('draft');
  gallery.q = 'sky';
  gallery.requestUpdate();
  expect(control.value).toBe('sky');
  gallery.q = undefined;
  gallery.requestUpdate();
  expect(control.value).toBe('');
});

it('sets what a visitor chooses, on the first page, and counts it as the choice of the visitor', () => {
  const { gallery, control, field } = createPair();
  field.change('sea');
  expect(control.events).toEqual([['pix-change', { query: { q: 'sea' } }]]);
  expect([control.value, gallery.q, gallery.page]).toEqual(['sea', 'sea', 1]);
  expect(visitorFilters(gallery)).toEqual([{ name: 'q', value: 'sea', pageValue: undefined }]);
  control.value = 'draft';
  gallery.requestUpdate();
  expect(control.value).toBe('draft');
  field.change('');
  expect([control.events[1], gallery.q]).toEqual([['pix-change', { query: { q: undefined } }], undefined]);
});

it('leaves its gallery alone if a listener prevents that, and only fires the event without one', () => {
  const { gallery, control, field } = createPair();
  control.isPrevented = true;
  field.change('sea');
  expect([control.value, gallery.q, gallery.page]).toEqual(['sea', undefined, 3]);
  const alone = createField({ for: 'elsewhere' });
  alone.field.change('sea');
  expect([alone.control.value, alone.control.events.length]).toEqual(['sea', 1]);
});

it('updates when the source of its gallery changes, or a filter that only the page sets', () => {
  const { gallery, control } = createPair();
  const updatesBy = (change: Partial<Gallery>) => {
    Object.assign(gallery, change);
    const before = control.updates;
    gallery.requestUpdate();
    return control.updates - before;
  };
  expect(updatesBy({})).toBe(0);
  expect(updatesBy({ q: 'sea' })).toBe(0);
  expect(updatesBy({ source: {} })).toBe(1);
  expect(updatesBy({ currentSource: {} })).toBe(1);
  expect(updatesBy({ source: {} })).toBe(0);
  expect(updatesBy({ user: 'anna' })).toBe(1);
});

it('finds a gallery within the element of its id, and prefers one that it is given', () => {
  const [inner, given] = [new Gallery(), new Gallery()];
  const querySelector = (tag: string) => (tag === 'pix-gallery' ? inner : null);
  tree.set('here', { localName: 'div', querySelector });
  const { control, field } = createField();
  expect(field.gallery).toBe(inner);
  control.gallery = given.linked;
  control.requestUpdate();
  expect([field.gallery, inner.controls, given.controls]).toEqual([given, [], ['q']]);
  expect(createField({ for: '' }).field.gallery).toBeUndefined();
});

it('waits for its gallery: until it is in the tree, and until it is defined', async () => {
  let define: () => void = () => undefined;
  const defined = new Promise<void>((resolve) => (define = resolve));
  vi.stubGlobal('customElements', { whenDefined: () => defined });
  const { control, field } = createField();
  control.requestUpdate();
  expect(observers.size).toBe(1);
  const element = { localName: 'pix-gallery' };
  tree.set('here', element);
  observers.forEach((onChange) => onChange());
  expect([observers.size, field.gallery]).toEqual([0, undefined]);
  const [gallery, before] = [Object.assign(new Gallery(), { source: undefined }), control.updates];
  tree.set('here', gallery);
  define();
  await settle();
  expect([field.gallery, control.updates]).toEqual([gallery, before + 1]);
});

it('leaves a gallery that is removed, and finds the one that comes in its place', async () => {
  const { gallery, control, field } = createPair();
  gallery.disconnect();
  tree.delete('here');
  await settle();
  expect([field.gallery, gallery.controls, observers.size]).toEqual([undefined, [], 1]);
  gallery.q = 'late';
  gallery.requestUpdate();
  expect(control.value).toBe('');
  const next = Object.assign(new Gallery(), { q: 'sky' });
  tree.set('here', next);
  observers.forEach((onChange) => onChange());
  expect([field.gallery, control.value, observers.size]).toEqual([next, 'sky', 0]);
  next.disconnect();
  tree.delete('here');
  await settle();
  expect(observers.size).toBe(1);
});

it('stays linked when it moves, and ends with its removal', async () => {
  const { gallery, control, field } = createPair();
  control.disconnect();
  control.connect();
  await settle();
  expect([field.gallery, gallery.events.length]).toEqual([gallery, 1]);
  control.disconnect();
  await settle();
  expect([field.gallery, gallery.controls]).toEqual([undefined, []]);

  const waiting = createField({ for: 'elsewhere' });
  expect(observers.size).toBe(1);
  waiting.control.disconnect();
  await settle();
  expect(observers.size).toBe(0);
});
