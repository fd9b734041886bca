import type { Picture } from '../../tiles/picture.ts';
import type { ViewportPadding } from './viewport-padding.ts';
import { wait, withTimeout } from './wait.ts';
import { TRANSITION_MS, zoomIn } from './zoom-transition.ts';

/** Where the first picture is shown. */
interface Place {
  stage: HTMLElement;
  padding: ViewportPadding;
  /** The page's thumbnail, from which the picture grows. */
  thumbnail: HTMLElement | undefined;
}

/** The picture at which the viewer opens, at its final place, while the engine loads that shows all pictures. */
export class FirstPicture {
  readonly #stage: HTMLElement;
  readonly #element = document.createElement('div');
  readonly #shown = wait(TRANSITION_MS);

  /** Shows a picture; only the backdrop if its record has not been read. */
  constructor(picture: Picture | undefined, { stage, padding, thumbnail }: Place) {
    this.#stage = stage;
    const [backdrop, box] = [document.createElement('div'), document.createElement('div')];
    this.#element.className = 'first';
    this.#element.append(backdrop, box);
    const { width = 0, height = 0, title = '', alt = title } = picture ?? {};
    const across = document.documentElement.clientWidth - padding.left - padding.right;
    const down = innerHeight - padding.top - padding.bottom;
    const scale = Math.min(1, across / width, down / height);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const x = Math.round((across - width * scale) / 2) + padding.left;
    const y = Math.round((down - height * scale) / 2) + padding.top;
    const transform = `translate3d(${x}px, ${y}px, 0)`;
    box.style.transform = transform;
    for (const source of picture ? [picture.thumbnail, picture.source] : []) {
      const image = box.appendChild(document.createElement('img'));
      image.setAttribute('part', 'image');
      image.alt = source === picture?.source ? alt : '';
      image.src = source;
      Object.assign(image.style, { width: `${size.width}px`, height: `${size.height}px` });
    }
    stage.append(this.#element);
    zoomIn({ backdrop, opacity: 1, box, transform, size }, thumbnail);
  }

  /** Gives way to the engine's slide once that has what is shown here. */
  async handOver(): Promise<void> {
    const images = this.#stage.querySelectorAll<HTMLImageElement>('[aria-hidden=false] img');
    // Simulated documents decode no images.
    const decoded = [...images]
      .filter((image) => image.complete && 'decode' in image)
      .map((image) => image.decode());
    await Promise.all([this.#shown, withTimeout(Promise.all(decoded))]);
    this.remove();
  }

  remove(): void {
    if (this.#element.isConnected) this.#element.remove();
  }
}
