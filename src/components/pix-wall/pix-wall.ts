import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { mapFilters } from '../../contract/image-filters.ts';
import type { ImageFilter, ImageFilters, ImageSort, ListImagesQuery } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { unclobbered } from '../../internal/documents.ts';
import { icon, iconStyles } from '../../internal/icons.ts';
import { letterOf } from '../../internal/letter-of.ts';
import { hasModifier } from '../../internal/modifiers.ts';
import { parseLimit } from '../../internal/numbers.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import { wallTexts } from '../../locales/wall.ts';
import { create } from '../../tiles/elements.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { positionOf } from '../../tiles/tile-options.ts';
import { takeOptions } from '../element-options.ts';
import type { PixWallEventMap, TypedListeners } from '../events.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import { StatusMessage } from '../status-message.ts';
import { checkList } from './check-list.ts';
import { loadPicture } from './load-picture.ts';
import { wallStyles } from './pix-wall.styles.ts';
import { Player, type Loaded } from './player.ts';
import { ScreenWakeLock } from './wake-lock.ts';

const PLAY = icon('M8 5.5v13l10.5-6.5z');
const PAUSE = icon('M9 6v12M15 6v12');
const EXPAND = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
const SHRINK = icon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');

/** Seconds for which a picture is shown. */
const INTERVAL = 8;

/** Time without input in ms after which the buttons disappear. */
const IDLE_DELAY_MS = 3000;

/** What a visitor does to see the buttons. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * A picture wall, for screens in a lobby or at a wedding: one picture after the other, without end, new pictures first.
 *
 * It fills its container, and the screen after a click on its button. While it plays, the screen stays awake. Without a network it
 * repeats the pictures that it has, and tries again after growing pauses. Keyboard: Space pauses, `f` shows it in full screen.
 *
 * @slot empty - Replaces the message for a list without pictures.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @fires pix-load - Records have loaded; `detail.count` is their number so far, `detail.total` that of all.
 * @fires pix-error - A list could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image that can be shown were skipped; `detail.skipped` is their number.
 * @fires pix-change - Does not fire, because visitors do not change the query of a wall.
 * @csspart image - The picture.
 * @csspart caption - The title over the picture.
 * @csspart bar - The frame of the buttons.
 * @csspart button - The buttons, "Try again" included.
 * @csspart retry-button - The "Try again" button.
 * @csspart slideshow-button - The button that pauses and continues.
 * @csspart fullscreen-button - The button for full screen.
 * @csspart status - The message of an empty list or an error.
 * @cssstate loading - The first records are loading.
 * @cssstate ready - The records have loaded.
 * @cssstate empty - There are no pictures.
 * @cssstate error - The records could not be loaded.
 * @cssproperty [--pix-wall-background=#000] - Background colour around the picture.
 * @cssproperty [--pix-wall-color=#fff] - Colour of messages and icons.
 * @cssproperty [--pix-wall-fade=1s] - Duration of the fade to the next picture.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of the "Try again" button.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of the "Try again" button.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of the "Try again" button.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of the "Try again" button.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of the "Try again" button under the pointer.
 * @example <pix-wall base-url="https://pix.example" album="a47625fd52fa" interval="8"></pix-wall>
 */
export class PixWall extends LitElement implements ImageFilters {
  static override styles = [iconStyles, wallStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    ...mapFilters<Record<ImageFilter, object>>(() => ({})),
    interval: {},
    live: { type: Number },
    fit: { reflect: true },
    focalPoint: { attribute: 'focal-point' },
    caption: {},
    texts: { attribute: false },
    paused: { type: Boolean, reflect: true },
    isIdle: { state: true },
    shown: { state: true },
  };

  /** Source of the pictures. Without a source, the wall waits. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: ImageSource | undefined;
  /** Base URL of the service that the pictures come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Sort order: `newest` (default), `oldest`, `popular` or `size`. */
  declare sort: ImageSort | undefined;
  /** Search words, matched against slug, title, description and tags. */
  declare q: string | undefined;
  /** Token or id of an album whose pictures are shown. */
  declare album: string | undefined;
  /** Name of a user whose pictures are shown. */
  declare user: string | undefined;
  /** Name of a category whose pictures are shown. */
  declare category: string | undefined;
  /** Tag that the pictures must have. */
  declare tag: string | undefined;
  /** Seconds for which a picture is shown: a whole number from 1. Default 8. */
  declare interval: number | undefined;
  /** Seconds, from 5, between requests for new pictures. Default 30. */
  declare live: number | undefined;
  /** `cover`: the picture fills the wall, and is cropped. Default: `contain`, the whole picture. */
  declare fit: 'contain' | 'cover' | undefined;
  /** Point of pictures that stays visible where `cover` crops them, in percent of width and height, such as `50% 30%`; a picture with a tag such as `focus:30-70` has its own. Default: the centre. */
  declare focalPoint: string | undefined;
  /** `over`: the title over the picture. Default: no caption. */
  declare caption: 'over' | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** Whether the picture stays. Default false. */
  declare paused: boolean;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixWallEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixWallEventMap, EventListenerOptions>;
  declare private isIdle: boolean;
  declare private shown: Picture | undefined;

  readonly #source = new SourceController<ImageSource>(this);
  readonly #list = new ListController<PictureRecord, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, { ...galleryTexts, ...wallTexts });
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: {
      state: this.shown ? 'ready' : this.#list.state,
      error: this.#list.error,
      retry: this.#list.retry,
    },
    empty: this.#texts.t('noPictures'),
    failed: this.#texts.t('picturesFailed'),
  }));
  readonly #pictures = create('div', { class: 'pictures' });
  readonly #player = new Player<HTMLImageElement>({
    list: () => this.#list.list,
    load: (picture, signal) => loadPicture(picture, this.getBoundingClientRect(), signal),
    show: (loaded) => this.#show(loaded),
    interval: () => 1000 * (parseLimit(this.interval) ?? INTERVAL),
  });
  readonly #checks: Parameters<typeof checkList>[0] = {
    list: this.#list,
    live: () => this.live,
    changed: (move, added) => {
      if (this.#list.list.count) this.#player.update(move, added);
      else this.#clear();
    },
  };
  readonly #wakeLock = new ScreenWakeLock();
  #query = '';
  /** Listeners while the element is in the page. */
  #connected: AbortController | undefined;
  /** Requests for new pictures while the wall plays. */
  #checking: AbortController | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.paused = false;
    this.isIdle = false;
    this.#list.range = () => [Math.max(0, this.#player.index), this.#player.index + 2];
    for (const type of INPUTS) this.addEventListener(type, () => this.#wake());
    new StateController(this, () => this.#list.state);
  }

  /** @internal Takes the options that the embed script does not read. */
  takeOptions(container: Element, own?: object): void {
    takeOptions(this, container, own);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#connected = new AbortController());
    const page = unclobbered(document);
    page.addEventListener('visibilitychange', () => this.#sync(), { signal });
    page.addEventListener('fullscreenchange', () => this.requestUpdate(), { signal });
    page.addEventListener('keydown', (event) => this.#press(event), { signal });
    addEventListener('online', () => this.#player.retry(), { signal });
    this.#wake();
    this.#sync();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connected?.abort();
    clearTimeout(this.#idleTimer);
    this.#sync();
  }

  protected override willUpdate(): void {
    if (this.fit != null && !['contain', 'cover'].includes(this.fit))
      warnOnce(`Pix: fit="${String(this.fit)}" should be contain or cover.`);
    if (this.caption != null && this.caption !== 'over')
      warnOnce(`Pix: caption="${String(this.caption)}" of a picture wall should be over.`);
    const filters = mapFilters<ImageFilters>((name) => this[name] ?? undefined);
    const query = JSON.stringify(filters);
    if (!this.#source.hasChanged() && query === this.#query) return;
    this.#query = query;
    const source = this.#source.current;
    const read =
      source &&
      ((range: ListImagesQuery, options: ReadOptions) =>
        source.images.list({ ...filters, ...range }, options));
    this.#list.load({ read, page: 1, limit: Infinity });
    this.#clear();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('paused') || changed.has('live')) this.#sync(changed.has('live'));
    // A list that has loaded, where the player has waited for one.
    if (!this.shown && this.#list.list.at(0)) this.#player.retry();
  }

  #clear(): void {
    this.#pictures.replaceChildren();
    this.shown = undefined;
    this.#player.reset();
  }

  /** Plays, or stops, as the state of page and element demands; requests at another interval start again. */
  #sync(restarts = false): void {
    const isPlaying = this.isConnected && !this.paused && !unclobbered(document).hidden;
    if (isPlaying) this.#player.start();
    else this.#player.stop();
    void this.#wakeLock.set(isPlaying);
    if (isPlaying === !!this.#checking && !restarts) return;
    this.#checking?.abort();
    this.#checking = isPlaying ? new AbortController() : undefined;
    if (this.#checking) void checkList(this.#checks, this.#checking.signal);
  }

  /** Fades to a picture; those below are removed then. */
  #show({ picture, image }: Loaded<HTMLImageElement>): void {
    image.style.objectPosition = positionOf(picture, this.focalPoint ?? 'tags') ?? '';
    // Also where fades take longer than the interval.
    while (this.#pictures.childElementCount > 1) this.#pictures.firstElementChild?.remove();
    this.#pictures.append(image);
    this.shown = picture;
    this.#list.need();
    const faded = image.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(faded).then(() => {
      if (image === this.#pictures.lastElementChild) this.#pictures.replaceChildren(image);
    });
  }

  #wake(): void {
    this.isIdle = false;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => (this.isIdle = true), IDLE_DELAY_MS);
  }

  get #isFull(): boolean {
    return (this.getRootNode() as Document | ShadowRoot).fullscreenElement === this;
  }

  async #toggleFull(): Promise<void> {
    await (this.#isFull ? unclobbered(document).exitFullscreen() : this.requestFullscreen()).catch(
      () => undefined,
    );
  }

  #press(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (!this.#isFull && !event.composedPath().includes(this)) return;
    if (event.defaultPrevented || hasModifier(event)) return;
    this.#wake();
    if (letterOf(event) === 'f' && unclobbered(document).fullscreenEnabled) void this.#toggleFull();
    // On a button, Space is a click.
    else if (event.key === ' ' && !(target instanceof HTMLButtonElement)) this.paused = !this.paused;
    else return;
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    const [{ t }, { list }] = [this.#texts, this.#list];
    const { paused, shown, isIdle } = this;
    const isFull = this.#isFull;
    const play = t(paused ? 'startSlideshow' : 'pauseSlideshow');
    const full = t(isFull ? 'leaveFullscreen' : 'enterFullscreen');
    return html`<div
        class=${isIdle && !paused ? 'idle' : ''}
        role="group"
        tabindex="-1"
        aria-label=${list.total === undefined ? nothing : t('pictures', { count: list.count })}
      >
        <div aria-live=${paused ? 'polite' : 'off'}>${this.#pictures}</div>
        ${
          shown && this.caption === 'over' && shown.title
            ? html`<p class="caption" part="caption" aria-hidden="true">
                <bdi .textContent=${shown.title}></bdi>
              </p>`
            : nothing
        }
        <div class="bar" part="bar" ?hidden=${!shown}>
          <button
            part="button slideshow-button"
            aria-label=${play}
            title=${play}
            @click=${() => (this.paused = !this.paused)}
          >
            ${paused ? PLAY : PAUSE}
          </button>
          ${
            unclobbered(document).fullscreenEnabled
              ? html`<button
                  part="button fullscreen-button"
                  aria-label=${full}
                  title=${full}
                  @click=${() => this.#toggleFull()}
                >
                  ${isFull ? SHRINK : EXPAND}
                </button>`
              : nothing
          }
        </div>
      </div>
      ${this.#status.render()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-wall': PixWall;
  }
}
