import { html, type TemplateResult } from 'lit';
import { icons } from '../../internal/icons.ts';

/** Options of `select()`. */
interface Choice {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  choose: (value: string) => void;
}

/** Renders a native select element. Each option has its own text direction. */
export function select({ label, value, options, choose }: Choice): TemplateResult {
  return html`<div class="box" part="box">
    <select
      part="select"
      aria-label=${label}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
    >
      ${options.map(
        (option) =>
          html`<option
            dir="auto"
            value=${option.value}
            .selected=${option.value === value}
            .textContent=${option.text}
          ></option>`,
      )}
    </select>
    ${icons.expand}
  </div>`;
}
