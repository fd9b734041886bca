import type { ReactiveController } from 'lit';
import { adoptStyles } from '../../../internal/adopt-styles.ts';
import { range } from '../../../internal/altered-globals.ts';
import { visibleHeight } from '../../../internal/flat-tree.ts';
import { hasModifier } from '../../../internal/modifiers.ts';
import { monthTexts } from '../../../locales/months.ts';
import { create, setAttributes } from '../../../tiles/elements.ts';
import { savesData } from '../../../tiles/image-loading.ts';
import { monthName } from '../../../tiles/months.ts';
import { frameOf } from '../../../tiles/tile-frame.ts';
import type { GalleryContext } from '../gallery-context.ts';
import { MonthSearch } from './month-search.ts';
import type { RailContext } from './rail-context.ts';
import { railStyles } from './rail.styles.ts';

/** Number of pages by which the rail learns which years the list has. */
const SAMPLES = 30;

/** Milliseconds after the last scroll event for which the handle stays on a touch screen. */
const HANDLE_MS = 1500;

/** Least distance of two years on the rail, as a fraction of its length. */
const LEAST_DISTANCE = 0.035;

/**
 * A rail beside a long list, which jumps to a month: a slider whose value is the index of the first visible picture. It requests nothing
 * before the visitor turns to it.
 */
export class Rail implements ReactiveController {
  readonly #gallery: GalleryContext;
  readonly #context: RailContext;
  readonly #t: (key: 'months') => string;
  readonly #handle = create('span', { class: 'handle', part: 'rail-handle' });
  readonly #label = create('span', { class: 'label', part: 'rail-month', hidden: '' });
  readonly #years = create('span', { class: 'years', 'aria-hidden': 'true' });
  readonly #bar = create(
    'div',
    { class: 'bar', part: 'rail', role: 'slider', tabindex: 0, 'aria-orientation': 'vertical' },
    this.#years,
    this.#handle,
    this.#label,
  );
  readonly #element = create('div', { class: 'rail' }, this.#bar);
  #search: { list: object; search: MonthSearch; isSampled: boolean } | undefined;
  /** Index of the picture that the visitor points to, with a pointer that is down, or above the rail. */
  #pointed: number | undefined;
  #isDown = false;
  #isPeeking = false;
  /** Index that the last key leads to, until the list is there. */
  #target: number | undefined;
  /** Steps by keys, one after the other. */
  #steps: Promise<unknown> = Promise.resolve();
  #listeners: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(gallery: GalleryContext, context: RailContext) {
    this.#gallery = gallery;
    this.#context = context;
    this.#t = context.texts.extend(monthTexts).t;
    adoptStyles(gallery, railStyles);
    const bar = this.#bar;
    bar.addEventListener('pointerenter', () => void this.#learn());
    bar.addEventListener('focus', () => void this.#learn());
    bar.addEventListener('pointerdown', (event) => this.#press(event));
    bar.addEventListener('pointermove', (event) => this.#point(event));
    bar.addEventListener('pointerup', () => this.#release());
    bar.addEventListener('pointercancel', () => this.#leave());
    bar.addEventListener('pointerleave', () => !this.#isDown && this.#leave());
    bar.addEventListener('keydown', (event) => this.#key(event));
    gallery.addController(this);
  }

  /** Shows or hides the rail. */
  show(isShown: boolean): void {
    if (isShown === this.#element.isConnected) return;
    if (isShown) frameOf(this.#gallery).element.append(this.#element);
    else this.#element.remove();
    this.hostDisconnected();
    if (isShown) this.hostConnected();
  }

  hostConnected(): void {
    if (!this.#element.isConnected || this.#listeners) return;
    const { signal } = (this.#listeners = new AbortController());
    addEventListener('scroll', this.#onScroll, { capture: true, passive: true, signal });
    addEventListener('resize', this.#onScroll, { signal });
  }

  hostDisconnected(): void {
    this.#listeners?.abort();
    this.#listeners = undefined;
    clearTimeout(this.#timer);
  }

  hostUpdated(): void {
    if (this.#element.isConnected) this.#update();
  }

  readonly #onScroll = (): void => {
    this.#element.toggleAttribute('data-moving', true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#element.removeAttribute('data-moving'), HANDLE_MS);
    this.#update();
  };

  /** The search in the list that is shown. */
  get #current() {
    const list = this.#context.list();
    if (this.#search?.list !== list) {
      const isOldestFirst = this.#gallery.content.sort === 'oldest';
      this.#search = { list, search: new MonthSearch(list, isOldestFirst), isSampled: false };
    }
    return this.#search;
  }

  /** Space above the first picture of a month to which the rail has jumped. */
  get #inset(): number {
    const { heading = 0 } = this.#context.grid()?.model?.lengths ?? {};
    return heading + (parseFloat(getComputedStyle(this.#bar).top) || 0);
  }

  get #index(): number {
    return this.#target ?? this.#context.grid()?.firstVisible(this.#inset + 1) ?? 0;
  }

  #name(month: number | undefined): string {
    return month === undefined ? '' : monthName(month, this.#context.texts.lang);
  }

  /** Updates the state of the slider, and the years. */
  #update(): void {
    this.#bar.style.setProperty('--_visible', `${visibleHeight(this.#element)}px`);
    const { count } = this.#context.list();
    const { search } = this.#current;
    const last = Math.max(1, count - 1);
    const index = Math.min(Math.max(0, this.#index), last);
    setAttributes(this.#bar, {
      'aria-label': this.#t('months'),
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': index,
      'aria-valuetext': this.#name(search.near(index)) || undefined,
    });
    const shown = this.#pointed ?? index;
    this.#handle.style.insetBlockStart = `${(100 * (this.#isDown ? shown : index)) / last}%`;
    this.#label.style.insetBlockStart = `${(100 * shown) / last}%`;
    this.#label.hidden = this.#pointed === undefined;
    this.#label.textContent = this.#name(search.near(shown));
    this.#updateYears(last);
  }

  /** Shows the years of the pages that have loaded, once the visitor has turned to the rail. */
  #updateYears(last: number): void {
    const { search, isSampled } = this.#current;
    if (!isSampled) return this.#years.replaceChildren();
    let former: number | undefined;
    let lastAt = -1;
    const marks = range(0, SAMPLES * 4).flatMap((i) => {
      const at = i / (SAMPLES * 4);
      const month = search.near(Math.round(at * last));
      const year = month === undefined ? undefined : Math.floor(month / 12);
      if (year === undefined || year === former) return [];
      former = year;
      if (at - lastAt < LEAST_DISTANCE) return [];
      lastAt = at;
      const mark = create('span', {}, String(year));
      mark.style.insetBlockStart = `${100 * at}%`;
      return [mark];
    });
    this.#years.replaceChildren(...marks);
  }

  /** Learns which years the list has, while the visitor is at the rail; on a visitor's request to save data, only by use. */
  async #learn(): Promise<void> {
    const current = this.#current;
    if (current.isSampled || savesData()) return;
    current.isSampled = true;
    const isWanted = () => this.#search === current && this.#bar.matches(':hover, :focus');
    await current.search.sample(SAMPLES, isWanted).catch(() => undefined);
    // Those that left early may come back.
    if (!isWanted()) current.isSampled = false;
    this.#update();
  }

  #indexAt({ clientY }: PointerEvent): number {
    const { top, height } = this.#bar.getBoundingClientRect();
    const { clientTop: end } = this.#bar;
    const at = Math.min(1, Math.max(0, (clientY - top - end) / (height - 2 * end)));
    return Math.round(at * (this.#context.list().count - 1));
  }

  #press(event: PointerEvent): void {
    if (event.button) return;
    this.#bar.setPointerCapture(event.pointerId);
    this.#isDown = true;
    this.#point(event);
  }

  #point(event: PointerEvent): void {
    this.#pointed = this.#indexAt(event);
    this.#update();
    if (this.#isDown) void this.#peek();
  }

  /** Loads the page that the visitor drags to, one at a time, so that its month is known. */
  async #peek(): Promise<void> {
    if (this.#isPeeking) return;
    this.#isPeeking = true;
    for (let index: number | undefined; this.#isDown && index !== this.#pointed;) {
      index = this.#pointed;
      await this.#current.search.at(index ?? 0).catch(() => undefined);
      this.#update();
    }
    this.#isPeeking = false;
  }

  #release(): void {
    const index = this.#pointed;
    const isDown = this.#isDown;
    this.#leave();
    if (isDown && index !== undefined) this.#go((search) => this.#startAt(search, index));
  }

  #leave(): void {
    this.#isDown = false;
    this.#pointed = undefined;
    this.#update();
  }

  /** Index of the first picture of the month of a picture. */
  async #startAt(search: MonthSearch, index: number): Promise<number> {
    const month = await search.at(index);
    return month === undefined ? index : search.firstOf(month);
  }

  #key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    this.#go(async (search) => {
      const index = this.#index;
      const { count } = this.#context.list();
      if (step === 'start') return 0;
      if (step === 'end') return this.#startAt(search, count - 1);
      const month = await search.at(index);
      if (month === undefined) return index;
      if (step !== -1) return search.firstOf(month + step * search.step);
      const start = await search.firstOf(month);
      return this.#startAt(search, Math.max(0, start - 1));
    });
  }

  /** Jumps to the picture that a search finds, after earlier jumps. */
  #go(find: (search: MonthSearch) => Promise<number> | number): void {
    const { search, list } = this.#current;
    this.#steps = this.#steps.then(async () => {
      if (list !== this.#context.list()) return;
      const index = await Promise.resolve(find(search)).catch(() => undefined);
      if (index === undefined || list !== this.#context.list()) return;
      this.#target = index;
      this.#context.include(index);
      this.#context.grid()?.scrollTo(index, this.#inset);
      await this.#gallery.updateComplete;
      await new Promise(requestAnimationFrame);
      this.#target = undefined;
      this.#update();
    });
  }
}

/** Months that keys move by, in the order of the list. */
const STEPS: Partial<Record<string, number | 'start' | 'end'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 12,
  PageUp: -12,
  Home: 'start',
  End: 'end',
};
