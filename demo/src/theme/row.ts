import { parseRgba, withAlpha } from './colors.ts';
import { isName, type Kind, type Name } from './properties.ts';
import { stepNumber } from './step-number.ts';
import { KINDS, readValue } from './values.ts';

/** Longest default that the field has room for, in characters. */
const LONGEST_DEFAULT = 28;

/** What a row shows. */
export interface RowState {
  /** Own value; `undefined` for none. */
  value: string | undefined;
  /** Value without an own one. */
  inherited: string;
  /** Position of the slider. */
  position?: number | undefined;
  /** Colour of the picker as `#rrggbb`. */
  swatch?: string | undefined;
  /** Reasons why the contrast is too low. */
  warnings: readonly string[];
}

/** Is called with each valid value of a property, and with `undefined` to reset it. */
export type Edit = (name: Name, value: string | undefined) => void;

/** The controls of one property: slider, colour picker or list of fonts, text field and reset. */
export class Row {
  readonly name: Name;
  readonly kind: Kind;
  readonly #element: HTMLElement;
  readonly #edit: Edit;
  readonly #field: HTMLInputElement;
  readonly #reset: HTMLButtonElement;
  #own: string | undefined;

  constructor(element: HTMLElement, edit: Edit) {
    const { name = '', kind = '' } = element.dataset;
    if (!isName(name) || !isKind(kind)) throw new Error(`There is no property "${name}".`);
    this.name = name;
    this.kind = kind;
    this.#element = element;
    this.#edit = edit;
    this.#field = this.#find<HTMLInputElement>('[type=text]') as HTMLInputElement;
    this.#reset = this.#find<HTMLButtonElement>('.reset') as HTMLButtonElement;
    this.#listen();
  }

  #find<Type extends HTMLElement>(selector: string): Type | null {
    return this.#element.querySelector<Type>(selector);
  }

  #listen(): void {
    this.#field.addEventListener('input', () => this.#readField());
    this.#field.addEventListener('change', () => {
      if (!this.#field.ariaInvalid) this.#field.value = this.#own ?? '';
    });
    this.#field.addEventListener('keydown', (event) => this.#step(event));
    this.#element.addEventListener('input', ({ target }) => {
      const { type, value } = target as HTMLInputElement;
      if (type === 'range') this.#choose(this.kind === 'ratio' ? value : `${value}px`);
      if (type === 'color') this.#choose(withAlpha(value, this.#own ? alphaOf(this.#own) : 1));
      if (type === 'select-one') this.#choose(value || undefined);
    });
    this.#reset.addEventListener('click', () => {
      this.#choose(undefined);
      this.#field.focus();
    });
  }

  /** Takes the text of the field as the value. */
  #readField(): void {
    const value = readValue(this.kind, this.#field.value);
    const isEmpty = !this.#field.value.trim();
    this.#complain(!isEmpty && value === undefined);
    if (isEmpty || value !== undefined) this.#edit(this.name, value);
  }

  /** Raises or lowers the number in the field by arrow keys. */
  #step(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    const text = this.#field.value || this.#field.placeholder;
    const next = stepNumber(text, this.kind, direction, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    this.#field.value = next;
    this.#readField();
  }

  #choose(value: string | undefined): void {
    this.#field.value = value ?? '';
    this.#complain(false);
    this.#edit(this.name, value);
  }

  #complain(isInvalid: boolean): void {
    this.#field.ariaInvalid = isInvalid ? 'true' : null;
    const problem = this.#find('.problem');
    if (problem) problem.textContent = isInvalid ? KINDS[this.kind].advice : '';
  }

  show({ value, inherited, position, swatch, warnings }: RowState): void {
    // A person may be typing a notation of the value, or one that is not complete yet.
    const isTyping = document.activeElement === this.#field;
    const isCurrent = this.#own === value || readValue(this.kind, this.#field.value) === value;
    if (!isTyping || !isCurrent) {
      this.#field.value = value ?? '';
      this.#complain(false);
    }
    this.#own = value;
    // A mix of colours is shown as its result, where it would be cut off.
    this.#field.placeholder = inherited.length > LONGEST_DEFAULT ? (swatch ?? inherited) : inherited;
    this.#reset.disabled = value === undefined;
    const slider = this.#find<HTMLInputElement>('[type=range]');
    if (slider && position !== undefined) slider.value = String(position);
    slider?.setAttribute('aria-valuetext', value ?? inherited);
    const picker = this.#find<HTMLInputElement>('[type=color]');
    if (picker && swatch) picker.value = swatch;
    const fonts = this.#find<HTMLSelectElement>('select');
    if (fonts) showFont(fonts, value ?? '');
    const warning = this.#find('.warning');
    if (warning) warning.textContent = warnings.join(' ');
  }
}

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

/** Selects a font; one that is not in the list selects nothing. */
function showFont(fonts: HTMLSelectElement, value: string): void {
  fonts.selectedIndex = [...fonts.options].findIndex((option) => option.value === value);
}

/** Opacity of a colour as it was typed. */
function alphaOf(value: string): number {
  const { style } = document.createElement('i');
  style.color = value;
  return /^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/.test(style.color) ? parseRgba(style.color)[3] : 1;
}
