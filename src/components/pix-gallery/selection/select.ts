import type { ReactiveController } from 'lit';
import type { ListController } from '../../../controllers/list-controller.ts';
import type { LocalizeController } from '../../../controllers/localize-controller.ts';
import { SelectedList } from '../../../controllers/selected-list.ts';
import type { Range } from '../../../controllers/selection.ts';
import { adoptStyles } from '../../../internal/adopt-styles.ts';
import { emit, onRemoved } from '../../../internal/custom-element.ts';
import { iconStyles } from '../../../internal/icons.ts';
import { letterOf } from '../../../internal/letter-of.ts';
import { hasModifier } from '../../../internal/modifiers.ts';
import type { galleryTexts } from '../../../locales/gallery.ts';
import { selectionTexts } from '../../../locales/selection.ts';
import { create, setAttributes } from '../../../tiles/elements.ts';
import { toPicture, type Picture, type PictureRecord } from '../../../tiles/picture.ts';
import { frameOf } from '../../../tiles/tile-frame.ts';
import type { TileList } from '../../../tiles/tile-list.ts';
import { actionStyles } from '../../action.styles.ts';
import type { GalleryContext } from '../gallery-context.ts';
import { watchLongPresses } from './long-press.ts';
import { PictureSelection } from './picture-selection.ts';
import { selectStyles } from './select.styles.ts';
import { SelectionBar } from './selection-bar.ts';

/** Parts of a gallery that its selection uses. */
interface Shared {
  list: ListController<PictureRecord, Picture>;
  texts: LocalizeController<keyof typeof galleryTexts>;
  tiles: TileList;
}

/** A gallery whose pictures can be selected. */
export interface SelectableGallery extends GalleryContext {
  select: boolean;
}

/** Keys that move the focus, and with Shift extend the selection. */
const MOVES = /^(Arrow|Home$|End$|Page)/;

/** Elements of a caption that have clicks of their own. */
const INTERACTIVE = 'a[href], button, input, select, textarea, label';

/** Index of the picture whose item contains an element; -1 outside of items that have loaded. */
function itemIndex(target: EventTarget | null): number {
  const item = (target as Element | null)?.closest<HTMLElement>('li:not([aria-hidden])[data-at]');
  return Number(item?.dataset['at'] ?? -1);
}

/** Selects pictures: by boxes on tiles, keys and long presses. */
export class Select implements ReactiveController {
  readonly selection: PictureSelection;
  readonly #gallery: SelectableGallery;
  readonly #shared: Shared;
  readonly #texts: LocalizeController<keyof typeof galleryTexts | keyof typeof selectionTexts>;
  readonly #selected: SelectedList<PictureRecord, Picture>;
  readonly #endsPress: (click: Event) => boolean;
  #bar: SelectionBar | undefined;
  /** Position at which ranges begin, and what was selected besides the range. */
  #anchor: number | undefined;
  #base: ReturnType<SelectedList<PictureRecord, Picture>['snapshot']> | undefined;
  /** Whether the key that moves the focus extends the range. */
  #isExtending = false;
  /** Whether Enter was pressed, whose click opens. */
  #isEnter = false;
  /** The list, its pages, and the number of selected pictures at the last update. */
  #list: object;
  #count = 0;

  constructor(gallery: SelectableGallery, shared: Shared) {
    this.#gallery = gallery;
    this.#shared = shared;
    this.#texts = shared.texts.extend(selectionTexts);
    this.#list = shared.list.list;
    this.#selected = new SelectedList(shared.list, {
      identity: () => {
        const { filters, pageSize, source } = gallery.content;
        const isPage = gallery.paging === 'pages';
        const { page } = shared.list.request;
        return { key: JSON.stringify([filters, pageSize, isPage || page]), source, isPage };
      },
      convert: toPicture,
      keyOf: ({ image }) => image.id,
    });
    const update = () => {
      this.#count = this.#selected.count;
      gallery.requestUpdate();
    };
    this.selection = new PictureSelection(this.#selected, {
      onChange: () => {
        this.#anchor = this.#base = undefined;
        update();
      },
      onLoad: update,
    });
    for (const styles of [actionStyles, iconStyles, selectStyles]) adoptStyles(gallery, styles);
    const { element } = frameOf(gallery);
    const onKey = (event: KeyboardEvent) => this.#press(event);
    element.addEventListener('click', (event) => this.#click(event), true);
    element.addEventListener('keydown', onKey, true);
    element.addEventListener('pointerdown', () => (this.#isEnter = this.#isExtending = false));
    element.addEventListener('focusin', ({ target }) => this.#extend(itemIndex(target)));
    this.#endsPress = watchLongPresses(element, {
      isOn: () => gallery.select,
      onPress: (index) => {
        if (!this.#selected.has(index)) this.#toggle(index);
      },
    });
    gallery.addController(this);
    gallery.requestUpdate();
  }

  hostDisconnected(): void {
    onRemoved(this.#gallery, () => this.#bar?.stop());
  }

  hostUpdated(): void {
    const { list, tiles } = this.#shared;
    const isOn = this.#gallery.select;
    if (list.list !== this.#list || !isOn) this.#anchor = this.#base = undefined;
    this.#list = list.list;
    if (!isOn) this.#selected.clear();
    this.#selected.update();
    // Pictures that are gone, or another list.
    if (this.#selected.count !== this.#count) this.#report();
    const { count } = this.#selected;
    setAttributes(frameOf(this.#gallery).element, {
      'data-select': isOn ? (count ? 'some' : '') : undefined,
    });
    for (const [index, item] of tiles.rendered) this.#updateItem(item, isOn ? index : undefined);
    if (isOn) return this.#updateBar();
    this.#bar?.remove();
    this.#bar = undefined;
  }

  #updateBar(): void {
    this.#bar ??= new SelectionBar(this.#gallery, {
      selected: this.#selected,
      texts: this.#texts,
      selectAll: () => this.#selectAll(),
      clear: () => this.#clear(),
      leave: () => this.#focusTiles(),
    });
    const bar = this.#bar;
    bar.element.onkeydown ??= (event) => {
      if (!event.defaultPrevented) this.#press(event);
    };
    bar.update();
  }

  /** Updates the box of an item; removes it without an index. */
  #updateItem(item: HTMLElement, index: number | undefined): void {
    const tile = item.querySelector<HTMLElement>(':scope > [data-index]');
    const known = item.querySelector<HTMLInputElement>(':scope > .box');
    const picture = index === undefined ? undefined : this.#shared.list.list.at(index);
    if (!tile || !picture || index === undefined) {
      known?.remove();
      tile?.part?.remove('selected');
      tile?.removeAttribute('aria-description');
      return;
    }
    const box = known ?? create('input', { class: 'box', part: 'select-box', type: 'checkbox' });
    const isSelected = this.#selected.has(index);
    // Keys select at the link of the tile; where there is none, the box is the tab stop.
    setAttributes(box, {
      tabindex: tile.hasAttribute('href') ? -1 : 0,
      'aria-label': this.#texts.t('selectPicture', { title: picture.alt ?? picture.title }),
    });
    box.checked = isSelected;
    // happy-dom has no parts.
    tile.part?.toggle('selected', isSelected);
    setAttributes(tile, { 'aria-description': isSelected ? this.#texts.t('pictureSelected') : undefined });
    if (!known) item.append(box);
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    const index = itemIndex(target);
    if (!this.#gallery.select || index < 0) return;
    if (this.#endsPress(event)) return event.preventDefault();
    const { shiftKey, detail } = event;
    const isBox = target.matches('.box');
    const tile = target.closest('[data-index]');
    // Modifier keys are those of links; so is Enter, and clicks by code, which have no number.
    const isPointer = detail > 0 && !this.#isEnter;
    const isLink = !!tile?.hasAttribute('href') && !(isPointer && this.#selected.count);
    const isOwn = hasModifier(event) || (isLink && !shiftKey) || isInteractive(target, tile);
    if (!isBox && isOwn) return;
    if (!isBox) event.preventDefault();
    if (shiftKey) this.#selectTo(index);
    else this.#toggle(index);
    // Keys continue at the tile.
    const link = this.#shared.tiles.rendered.get(index)?.querySelector<HTMLElement>('[data-index][href]');
    if (isBox) link?.focus({ preventScroll: true });
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey, altKey, target } = event;
    if (!this.#gallery.select) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    const index = itemIndex(target);
    const isTile = (target as Element).matches('[data-index]');
    this.#isExtending = false;
    this.#isEnter = key === 'Enter';
    if (altKey || isField(event.composedPath()[0] as HTMLElement)) return;
    if (hasCommand) {
      if (letterOf(event) !== 'a' || shiftKey) return;
      this.#selectAll();
    } else if (key === 'Escape' && this.#selected.count && !this.#bar?.isBusy) this.#clear();
    else if (key === ' ' && isTile) {
      if (shiftKey) this.#selectTo(index);
      else if (!event.repeat) this.#toggle(index);
    } else {
      this.#isExtending = shiftKey && isTile && MOVES.test(key);
      if (this.#isExtending) this.#anchor ??= this.#selected.positionAt(index);
      return;
    }
    event.preventDefault();
  }

  #extend(index: number): void {
    if (!this.#isExtending || index < 0) return;
    this.#isExtending = false;
    this.#selectTo(index);
  }

  #toggle(index: number): void {
    const at = this.#selected.positionAt(index);
    if (at === undefined) return;
    this.#anchor = at;
    this.#base = undefined;
    if (this.#selected.has(index)) this.#selected.drop([at, at]);
    else this.#selected.add([at, at]);
    this.#report();
  }

  /** Selects from the anchor to a picture, in place of the range before. */
  #selectTo(index: number): void {
    const at = this.#selected.positionAt(index);
    if (at === undefined) return;
    this.#anchor ??= at;
    this.#base ??= this.#selected.snapshot();
    const range: Range = [Math.min(this.#anchor, at), Math.max(this.#anchor, at)];
    this.#selected.restore(this.#base);
    this.#selected.add(range);
    this.#report();
  }

  #selectAll(): void {
    const { all } = this.#selected;
    if (all[0] > all[1]) return;
    this.#base = undefined;
    this.#selected.add(all);
    this.#report();
  }

  #clear(): void {
    this.#anchor = this.#base = undefined;
    this.#selected.clear();
    this.#report();
  }

  /** Tells the page and the visitor what is selected. */
  #report(): void {
    const { count, images } = this.selection;
    this.#count = count;
    this.#bar?.say(this.#texts.t(count ? 'selected' : 'selectionCleared', { count }));
    this.#gallery.requestUpdate();
    emit(this.#gallery, 'pix-select', { count, images });
  }

  #focusTiles(): void {
    const { element } = this.#shared.tiles;
    const tile = element.querySelector<HTMLElement>('[data-index][tabindex="0"]');
    (tile ?? element).focus({ preventScroll: true });
  }
}

/** Whether an element takes keys itself, as a field in which visitors write. */
const isField = (target: HTMLElement) =>
  target.isContentEditable || target.matches('input:not(.box), textarea, select');

/** Whether an element of a caption has a click of its own. */
const isInteractive = (target: Element, tile: Element | null) =>
  (target.closest(INTERACTIVE) ?? tile) !== tile;
