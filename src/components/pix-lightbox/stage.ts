import { FirstPicture } from './first-picture.ts';
import { engineCode } from './later-code.ts';
import type { Engine, EngineState } from './photoswipe-engine.ts';
import { runAction } from './run-action.ts';
import type { ViewerContext } from './viewer-context.ts';
import type { ReservedSpace } from './viewer-features.ts';
import type { ViewerAction } from './viewer-keys.ts';
import { footHeight, viewportPadding } from './viewport-padding.ts';
import { withTimeout } from './wait.ts';

/** Callbacks of the stage. */
interface StageOptions {
  /** Aborts when the viewer has closed. */
  signal: AbortSignal;
  reservedSpace: () => ReservedSpace | undefined;
  onChange: (state: EngineState) => void;
  onTap: () => void;
  onPullUp: () => void;
  onClosed: () => void;
}

/** Shows the pictures: the first one at once, and all of them when the engine has been loaded. */
export class Stage {
  /** The picture engine, once it has been loaded and while the viewer is open. */
  engine: Engine | undefined;
  readonly #viewer: ViewerContext;
  readonly #options: StageOptions;
  /** Actions of keys and buttons that were pressed before the engine started. */
  #pending: ViewerAction[] = [];

  constructor(viewer: ViewerContext, options: StageOptions) {
    this.#viewer = viewer;
    this.#options = options;
  }

  /** Shows the picture at an index. Resolves when the engine has started; rejects if its code cannot be loaded. */
  async start(index: number): Promise<void> {
    const { host, picture, options } = this.#viewer;
    const { tile, reveal, pictures } = options;
    const { signal, reservedSpace, onChange, onTap, onPullUp, onClosed } = this.#options;
    const container = host.renderRoot.querySelector('.stage') as HTMLElement;
    const rtl = host.dir === 'rtl';
    const padding = (foot: number) => viewportPadding(reservedSpace(), rtl, foot);
    const thumbnail = (i: number) => {
      const shown = tile(i);
      return shown?.localName === 'img' ? shown : (shown?.querySelector('img') ?? undefined);
    };
    const place = { stage: container, padding: padding(footHeight(container)), thumbnail: thumbnail(index) };
    const first = engineCode.loaded() ? undefined : new FirstPicture(picture, place);
    const { startEngine } = await engineCode.load();
    if (signal.aborted) return;
    this.engine = startEngine({
      container,
      pictures,
      index,
      rtl,
      viewportPadding: padding,
      thumbnail,
      zoomsIn: !first,
      onChange: (state) => {
        if (state.index !== index || state.zoomed || state.closing) first?.remove();
        onChange(state);
      },
      onTap,
      onPullUp,
      beforeClose: () => withTimeout(reveal(this.#viewer.state.index)),
      onClosed: () => {
        this.engine = undefined;
        onClosed();
      },
    });
    for (const action of this.#pending.splice(0)) this.#viewer.act(action);
    await first?.handOver();
  }

  /** Runs the action of a key or a button, as soon as the engine has started. */
  run(action: ViewerAction): void {
    const { state, options } = this.#viewer;
    if (this.engine) runAction(action, this.engine, state.index, options.pictures.count - 1);
    else this.#pending.push(action);
  }

  /** Closes with the zoom-out transition. */
  close(): void {
    if (this.engine) this.engine.close();
    else this.#options.onClosed();
  }

  /** Closes without a transition. */
  closeNow(): void {
    if (this.engine) this.engine.destroy();
    else this.#options.onClosed();
  }
}
