import { html, nothing, type TemplateResult } from 'lit';

/** Parts of the buttons of the viewer. */
export type ButtonPart =
  | ('close-button' | 'previous-button' | 'next-button' | 'zoom-button' | 'info-button' | 'more-button')
  | ('slideshow-button' | 'fullscreen-button' | 'download-button' | 'share-button' | 'thumbnails-button')
  | ('copy-link-button' | 'copy-embed-button' | 'picture-page-button' | 'close-info-button');

/** Part of a tool of the page. */
export type PagePart = `${string}-button`;

/** A tool button, with its state and its shortcut. */
export interface ToolButton {
  part: ButtonPart | PagePart;
  /** Accessible name of the button. */
  name: string;
  icon: TemplateResult | Node;
  act: () => void;
  /** Disabled through `aria-disabled`: the button stays focusable. */
  disabled?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  /** Key of the keyboard shortcut. */
  key?: string | undefined;
}

/** Renders a round button of the viewer. */
export function toolButton({
  part,
  name,
  icon,
  act,
  disabled = false,
  pressed,
  expanded,
  key,
}: ToolButton): TemplateResult {
  return html`<button
    class="tool"
    part="button ${part}"
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
