import { html, LitElement, nothing, render, type PropertyValues, type TemplateResult } from 'lit';
import { ownTask } from '../internal/own-task.ts';
import { frameOf } from '../tiles/tile-frame.ts';
import { keepStyles } from './keep-styles.ts';

/** An element whose tiles the embed script may have painted before its class was defined. */
export abstract class PaintedElement extends LitElement {
  /** @internal */
  protected readonly frame = frameOf(this);

  /** @internal The element in the frame before which `render()` renders. */
  protected get first(): Element {
    return this.frame.element;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    Object.assign(this, this.frame.painted?.props);
    // The frame is never moved, which would cost its tiles the focus: Lit renders before and after it.
    this.renderOptions.renderBefore = this.first;
    return this.frame.attachTo(keepStyles(this, () => super.createRenderRoot()));
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    // Painted elements take over one after the other.
    return this.frame.painted ? ownTask().then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.updateFrame();
    render(this.below(), this.renderRoot, { host: this, renderBefore: this.frame.footer });
  }

  /** A template, even if it is empty: where Lit cannot render, that is known before painted tiles are taken. */
  protected override render(): TemplateResult {
    return html`${nothing}`;
  }

  /** Updates the frame, between what Lit renders before and after it. */
  protected abstract updateFrame(): void;

  /** Renders what is between the tiles and the footer slot. */
  protected abstract below(): TemplateResult | typeof nothing;
}
