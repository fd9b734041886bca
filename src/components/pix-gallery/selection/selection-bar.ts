import { html, nothing, render, type TemplateResult } from 'lit';
import type { LocalizeController } from '../../../controllers/localize-controller.ts';
import type { SelectedList } from '../../../controllers/selected-list.ts';
import { wholeNumber } from '../../../internal/counts.ts';
import { unclobbered } from '../../../internal/documents.ts';
import { icons } from '../../../internal/icons.ts';
import { sumOf } from '../../../internal/numbers.ts';
import { plainText } from '../../../internal/untrusted.ts';
import type { selectionTexts } from '../../../locales/selection.ts';
import { create } from '../../../tiles/elements.ts';
import type { Picture, PictureRecord } from '../../../tiles/picture.ts';
import { frameOf } from '../../../tiles/tile-frame.ts';
import { safeName } from '../../../internal/file-names.ts';
import { scrollIntoView } from '../../../internal/scroll-into-view.ts';
import type { Choice, ZipProgress } from './zip.ts';

/** What the bar shows. */
type Step =
  | { name: 'selection' }
  /** Records load; then the visitor is told how large the download is. */
  | { name: 'loading' | 'ready' }
  | { name: 'saving'; progress: ZipProgress; count: number; total: number | undefined }
  | { name: 'failed'; title: string; retry: () => void; leaveOut?: () => void };

interface BarContext {
  selected: SelectedList<PictureRecord, Picture>;
  texts: LocalizeController<keyof typeof selectionTexts>;
  selectAll: () => void;
  clear: () => void;
  /** Moves the focus to the tiles. */
  leave: () => void;
}

/** Sum of the sizes of files; `undefined` if one is not known. */
function sizeOf(pictures: readonly Picture[]): number | undefined {
  const sizes = pictures.map(({ image }) => wholeNumber(image.file_size) ?? NaN);
  return sumOf(sizes, (size) => size || NaN) || undefined;
}

/** A number of bytes in kilobytes or megabytes, in a language. */
function formatBytes(bytes: number, lang: string): string {
  const [unit, size] = bytes < 999_500 ? ['kilobyte', 1e3] : ['megabyte', 1e6];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(
    bytes / size,
  );
}

/** Names of the buttons' parts. */
type ButtonPart = 'selection-all' | 'selection-retry' | 'selection-leave-out' | 'selection-cancel';

/** The bar below the tiles: number of selected pictures, and what can be done with them. */
export class SelectionBar {
  readonly element = create('div', { class: 'selection', part: 'selection', role: 'group', hidden: '' });
  /** The live region, which is there before it says something. */
  readonly spoken = create('div', { class: 'spoken', role: 'status' });
  readonly #gallery: HTMLElement;
  readonly #context: BarContext;
  #step: Step = { name: 'selection' };
  #run: AbortController | undefined;
  /** The size of the files of a selection, which is not computed again for each update. */
  #sized: { selection: object; bytes: number | undefined } | undefined;

  constructor(gallery: HTMLElement, context: BarContext) {
    this.#gallery = gallery;
    this.#context = context;
    frameOf(gallery).element.after(this.spoken, this.element);
  }

  /** Whether a download is running. */
  get isBusy(): boolean {
    return !/selection|ready/.test(this.#step.name);
  }

  /** Says what has changed. */
  say(text: string): void {
    this.spoken.textContent = text;
  }

  update(): void {
    const { element } = this;
    const { selected, texts } = this.#context;
    // Also in an action of the page, which is in the slot.
    const hadFocus = element.matches(':focus-within');
    const wasHidden = element.hidden;
    const { count } = selected;
    // The pictures of a running download are no longer those of the selection.
    if (this.#step.name === 'ready' ? !(count && selected.isLoaded) : !count && !this.#run)
      this.#step = { name: 'selection' };
    element.hidden = !count && !this.isBusy;
    element.ariaLabel = texts.t('selected', { count });
    render(this.#template(count), element, { host: this.#gallery });
    // In a low window, or with large text, it would cover what is selected: it stays below the list then.
    const { offsetHeight: height } = element;
    const isLow = 3 * height > innerHeight;
    element.style.position = isLow ? 'static' : '';
    // Tiles that get the focus are scrolled that far from the edge.
    frameOf(this.#gallery).element.style.setProperty('--_bar', `${isLow ? 0 : height}px`);
    const focused = this.#gallery.shadowRoot?.activeElement;
    if (focused && wasHidden && !element.hidden) scrollIntoView(focused);
    if (!hadFocus) return;
    if (element.hidden) this.#context.leave();
    else if (!element.matches(':focus-within')) element.querySelector<HTMLElement>('[data-main]')?.focus();
  }

  /** Ends a download. */
  stop(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#step = { name: 'selection' };
  }

  /** Removes the bar. */
  remove(): void {
    this.stop();
    this.element.remove();
    this.spoken.remove();
  }

  #template(count: number): TemplateResult {
    const step = this.#step;
    if (step.name === 'saving') return this.#savingTemplate(step);
    const { texts } = this.#context;
    const text = {
      selection: () => this.#countText(count),
      ready: () => this.#countText(count),
      loading: () => texts.t('loadingSelected'),
      failed: () => texts.t('notSaved', { title: step.name === 'failed' ? step.title : '' }),
    }[step.name]();
    return html`${this.isBusy ? nothing : this.#clearButton()}
      <span class="selected" part="selection-count"><bdi>${text}</bdi></span>
      <span class="actions">
        ${
          step.name === 'loading'
            ? this.#cancelButton()
            : step.name === 'failed'
              ? html`${this.#button('selection-retry', texts.t('retryDownload'), step.retry, true)}
                ${step.leaveOut ? this.#button('selection-leave-out', texts.t('leaveOut'), step.leaveOut) : nothing}
                ${this.#cancelButton(false)}`
              : this.#actions(step.name === 'ready')
        }
      </span>`;
  }

  #actions(isReady: boolean): TemplateResult {
    const { selected, texts, selectAll } = this.#context;
    const [first, last] = selected.all;
    return html`<slot name="action"></slot>
      <button
        class="action"
        part="button selection-download"
        type="button"
        data-main
        @click=${() => void this.#download()}
      >
        ${texts.t(isReady ? 'startDownload' : 'downloadSelected')}
      </button>
      ${selected.count <= last - first ? this.#button('selection-all', texts.t('selectAll'), selectAll) : nothing}`;
  }

  #savingTemplate({ progress, count, total }: Step & { name: 'saving' }): TemplateResult {
    const { t, lang } = this.#context.texts;
    const { index, bytes } = progress;
    const size = formatBytes(bytes, lang) + (total ? ` / ${formatBytes(total, lang)}` : '');
    const label = t('fileOf', { index, count });
    return html`<span class="selected" part="selection-count"><bdi>${label}</bdi> · <bdi>${size}</bdi></span>
      <progress
        part="selection-progress"
        aria-label=${t('downloadSelected')}
        max=${total ?? count}
        .value=${total ? Math.min(bytes, total) : index - 1}
      ></progress>
      <span class="actions">${this.#cancelButton()}</span>`;
  }

  #button(part: ButtonPart, label: string, act: (event: MouseEvent) => void, isMain = false): TemplateResult {
    return html`<button class="action" part="button ${part}" type="button" ?data-main=${isMain} @click=${act}>
      ${label}
    </button>`;
  }

  #clearButton(): TemplateResult {
    const { texts, clear } = this.#context;
    const label = texts.t('clearSelection');
    return html`<button
      class="action clear"
      part="button selection-clear"
      type="button"
      title=${label}
      aria-label=${label}
      @click=${clear}
    >
      ${icons.clear}
    </button>`;
  }

  #cancelButton(isMain = true): TemplateResult {
    const cancel = ({ detail }: MouseEvent) => {
      // The second click of a double click on the button that was in its place.
      if (detail > 1) return;
      this.stop();
      this.#show({ name: 'selection' });
      // In place of a failure that has been said.
      this.say(this.#countText(this.#context.selected.count));
    };
    return this.#button('selection-cancel', this.#context.texts.t('cancelDownload'), cancel, isMain);
  }

  /** The number of selected pictures, and the size of their files where all of them are known. */
  #countText(count: number): string {
    const { selected, texts } = this.#context;
    const selection = selected.snapshot();
    if (this.#sized?.selection !== selection)
      this.#sized = { selection, bytes: selected.isLoaded ? sizeOf(selected.items) : undefined };
    const { bytes } = this.#sized;
    return texts.t('selected', { count }) + (bytes ? ` · ${formatBytes(bytes, texts.lang)}` : '');
  }

  #show(step: Step): void {
    this.#step = step;
    this.update();
  }

  /** Loads the records that are missing, and lets the visitor start once the size is known; else downloads the files. */
  async #download(): Promise<void> {
    const { selected } = this.#context;
    // The second click of a double click.
    if (this.#run) return;
    const run = (this.#run = new AbortController());
    const { signal } = run;
    try {
      if (!selected.isLoaded) {
        this.#show({ name: 'loading' });
        await selected.load(signal);
        this.#show({ name: 'ready' });
        this.say(this.#countText(selected.count));
      } else await this.#save(signal);
    } catch {
      if (!signal.aborted) this.#fail({ title: this.#archiveName, retry: () => void this.#download() });
    } finally {
      run.abort();
      if (this.#run === run) this.#run = undefined;
    }
  }

  async #save(signal: AbortSignal): Promise<void> {
    const { selected, texts } = this.#context;
    const { items } = selected;
    const { chooseTarget, save, zipOf } = await import('./zip.ts');
    const target = await chooseTarget(this.#archiveName);
    if (!target || signal.aborted) return;
    const kept = new Set(items);
    const { size: count } = kept;
    let progress: ZipProgress = { index: 1, bytes: 0 };
    let frame: number | undefined;
    const show = () => this.#show({ name: 'saving', progress, count, total: sizeOf([...kept]) });
    const archive = zipOf(items, {
      signal,
      onProgress: (next) => {
        progress = next;
        // Data arrives more often than it can be shown.
        frame ??= requestAnimationFrame(() => {
          frame = undefined;
          if (!signal.aborted && this.#step.name === 'saving') show();
        });
      },
      onFailure: (picture) =>
        new Promise<Choice>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          const decide = (choice: Choice) => () => {
            if (choice === 'leave-out') kept.delete(picture);
            show();
            resolve(choice);
          };
          this.#fail({ title: picture.title, retry: decide('retry'), leaveOut: decide('leave-out') });
        }),
    });
    show();
    this.say(texts.t('downloadSelected'));
    await save(archive, target, signal);
    this.#show({ name: 'selection' });
    this.say(texts.t('saved', { count: kept.size }));
  }

  #fail(failure: Omit<Step & { name: 'failed' }, 'name'>): void {
    this.#show({ name: 'failed', ...failure });
    this.say(this.#context.texts.t('notSaved', { title: failure.title }));
  }

  /** The name of the archive: that of the album or of the page. */
  get #archiveName(): string {
    const { album } = this.#gallery as { album?: { title?: unknown } | string | undefined };
    const title = typeof album === 'object' ? plainText(album.title) : '';
    return `${safeName(title || unclobbered(document).title) || 'pictures'}.zip`;
  }
}
