import type { Engine } from './photoswipe-engine.ts';
import type { ViewerAction } from './viewer-keys.ts';

/** Distance in px by which an arrow key pans a zoomed picture. */
const PAN_STEP_PX = 80;

/** Factor by which a key zooms. */
const ZOOM_STEP = 1.5;

/** Runs an action of a key or button on the engine, at the slide `index` of a list that ends with `last`. */
export function runAction(action: ViewerAction, engine: Engine, index: number, last: number): void {
  const actions: Partial<Record<ViewerAction, () => void>> = {
    previous: () => engine.goTo(index - 1),
    next: () => engine.goTo(index + 1),
    first: () => engine.goTo(0),
    last: () => engine.goTo(last),
    zoom: () => engine.toggleZoom(),
    zoomIn: () => engine.zoomBy(ZOOM_STEP),
    zoomOut: () => engine.zoomBy(1 / ZOOM_STEP),
    zoomFit: () => engine.zoomBy(0),
    left: () => engine.panBy(PAN_STEP_PX, 0),
    right: () => engine.panBy(-PAN_STEP_PX, 0),
    up: () => engine.panBy(0, PAN_STEP_PX),
    down: () => engine.panBy(0, -PAN_STEP_PX),
  };
  actions[action]?.();
}
