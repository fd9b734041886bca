import { html, type TemplateResult } from 'lit';
import { menuTool, type Tool } from './tools.ts';
import type { ViewerTexts } from './viewer-texts.ts';

/** Renders the menu of tools without a button in the bar; `close` closes it. */
export function toolMenu(texts: ViewerTexts, tools: Tool[], close: () => void): TemplateResult {
  return html`<div class="panel menu" part="menu" role="group" aria-label=${texts.t('more')}>
    ${tools.map((tool) => menuTool(texts, tool, close))}
  </div>`;
}
