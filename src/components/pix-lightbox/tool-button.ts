import { html, nothing, type TemplateResult } from 'lit';

/** What a button is besides its name and what it does. */
export interface ToolState {
  /** It stays where it is and keeps the focus, but does nothing. */
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
}

/** A round button of the viewer. */
export function toolButton(
  name: string,
  icon: TemplateResult,
  act: () => void,
  { disabled = false, pressed, expanded }: ToolState = {},
): TemplateResult {
  return html`<button
    class="tool"
    part="button"
    aria-label=${name}
    title=${name}
    aria-disabled=${disabled}
    aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing}
    @click=${() => disabled || act()}
  >
    ${icon}
  </button>`;
}
