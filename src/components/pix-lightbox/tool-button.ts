import { html, nothing, type TemplateResult } from 'lit';

/** State and shortcut of a tool button. */
export interface ToolState {
  /** Disabled through `aria-disabled`: the button stays focusable. */
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  /** Key of the keyboard shortcut. */
  key?: string | undefined;
}

/** Renders a round button of the viewer. */
export function toolButton(
  name: string,
  icon: TemplateResult,
  act: () => void,
  { disabled = false, pressed, expanded, key }: ToolState = {},
): TemplateResult {
  return html`<button
    class="tool"
    part="button"
    aria-label=${name}
    title=${key ? `${name} (${key})` : name}
    aria-keyshortcuts=${key ?? nothing}
    aria-disabled=${disabled}
    aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing}
    @click=${() => disabled || act()}
  >
    ${icon}
  </button>`;
}
