import type { Engine } from './photoswipe-engine.ts';
import type { ViewerAction } from './viewer-keys.ts';

/** Pixels by which an arrow key moves a zoomed picture. */
const STEP = 80;

/** One step of zooming by key. */
const ZOOM = 1.5;

/** Does with the engine what a key or a button stands for. */
export function perform(action: ViewerAction, engine: Engine, index: number, last: number): void {
  const actions: Partial<Record<ViewerAction, () => void>> = {
    previous: () => engine.goTo(index - 1),
    next: () => engine.goTo(index + 1),
    first: () => engine.goTo(0),
    last: () => engine.goTo(last),
    zoom: () => engine.toggleZoom(),
    zoomIn: () => engine.zoomBy(ZOOM),
    zoomOut: () => engine.zoomBy(1 / ZOOM),
    zoomFit: () => engine.zoomBy(0),
    left: () => engine.panBy(STEP, 0),
    right: () => engine.panBy(-STEP, 0),
    up: () => engine.panBy(0, STEP),
    down: () => engine.panBy(0, -STEP),
  };
  actions[action]?.();
}
