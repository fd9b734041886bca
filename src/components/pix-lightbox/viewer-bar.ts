import { html, type TemplateResult } from 'lit';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { viewerBasics } from '../../locales/viewer-basics.ts';
import { viewerIcons } from './viewer-icons.ts';
import type { EngineState } from './photoswipe-engine.ts';
import { toolButton } from './tool-button.ts';

/** State and actions of the bar. */
interface BarState extends Pick<EngineState, 'index' | 'loading'> {
  count: number;
  /** Whether all tools have been loaded; until then they are hidden, to appear together. */
  toolsReady: boolean;
  /** Buttons of the optional features. */
  tools: unknown;
  close: () => void;
}

/** Renders the bar above the picture. */
export function viewerBar(
  { t, number }: LocalizeController<keyof typeof viewerBasics>,
  { index, count, loading, toolsReady, tools, close }: BarState,
): TemplateResult {
  const position = `${number(index + 1)} / ${number(count)}`;
  return html`<div class="bar" part="bar">
    <span class="counter" part="counter" dir="ltr" aria-hidden="true" .textContent=${position}></span>
    <span class="loading" part="spinner" ?hidden=${!loading}></span>
    <div class="tools" ?inert=${!toolsReady}>${tools}</div>
    ${toolButton({ part: 'close-button', name: t('close'), icon: viewerIcons.close, act: close })}
  </div>`;
}
