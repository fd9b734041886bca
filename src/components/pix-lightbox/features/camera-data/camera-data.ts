import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { safeUrl } from '../../../../internal/untrusted.ts';
import { warnOnce } from '../../../../internal/warn-once.ts';
import { cameraTexts } from '../../../../locales/camera.ts';
import type { Picture } from '../../../../tiles/picture.ts';
import type { FeatureContext } from '../../viewer-context.ts';
import { exifFacts } from './exif-facts.ts';
import { readExif, type Exif } from './read-exif.ts';
import { readStart } from './read-start.ts';

/** Words of the option `info`. */
const WORDS = ['exif', 'location'];

/** Words of the option, without those that it does not know. */
function readWords(info: string): string[] {
  const words = info.split(/[\s,]+/).filter(Boolean);
  for (const word of words.filter((word) => !WORDS.includes(word)))
    warnOnce(`Pix: info="${word}" should be one or both of ${WORDS.join(', ')}.`);
  return words.filter((word) => WORDS.includes(word));
}

/** Address of the file as it was uploaded, also where it is too large to be shown. */
const fileOf = ({ image, source }: Picture): string => {
  const { urls } = image as Partial<Picture['image']>;
  return safeUrl(urls?.direct_url) ?? source;
};

/** What the camera has written into the files of pictures, read while the info panel shows them. */
export class CameraData implements ReactiveController {
  readonly #viewer: FeatureContext;
  readonly #isWanted: () => boolean;
  readonly #words: readonly string[];
  readonly #texts;
  readonly #exif = new Map<string, Exif>();
  /** The file that was requested last. */
  #request: { file: string; controller: AbortController } | undefined;

  /** @param isWanted Whether the info panel is open. */
  constructor(viewer: FeatureContext, isWanted: () => boolean) {
    this.#viewer = viewer;
    this.#isWanted = isWanted;
    this.#words = readWords(String(viewer.options.info));
    this.#texts = viewer.texts.extend(cameraTexts);
    viewer.host.addController(this);
    viewer.host.requestUpdate();
  }

  hostUpdated(): void {
    const { picture } = this.#viewer;
    if (picture && this.#isWanted()) this.#read(picture);
    else this.hostDisconnected();
  }

  /** Cancels the request. */
  hostDisconnected(): void {
    this.#request?.controller.abort();
    this.#request = undefined;
  }

  /** Reads the data of a picture, unless they have been read or tried last. */
  #read(picture: Picture): void {
    const file = fileOf(picture);
    if (!this.#words.length || this.#exif.has(file) || this.#request?.file === file) return;
    this.hostDisconnected();
    const controller = new AbortController();
    this.#request = { file, controller };
    readStart(file, controller.signal)
      .then((bytes) => {
        this.#exif.set(file, readExif(bytes, { position: this.#words.includes('location') }));
        this.#viewer.host.requestUpdate();
      })
      // Hosts that do not allow pages to read their files, files without such data: the panel shows the rest.
      .catch(() => undefined);
  }

  /** Renders the facts of a picture, as soon as they have been read: below all others, so that none moves. */
  render(picture: Picture | undefined): TemplateResult | typeof nothing {
    const exif = picture && this.#exif.get(fileOf(picture));
    const { t, lang } = this.#texts;
    const wordOf = (key: string) => (key === 'location' ? key : 'exif');
    const facts = exif ? exifFacts(exif, lang).filter(([key]) => this.#words.includes(wordOf(key))) : [];
    if (!facts.length) return nothing;
    return html`<dl part="facts">
      ${facts.map(
        ([key, text]) =>
          html`<dt .textContent=${t(key)}></dt>
            <dd><bdi .textContent=${text}></bdi></dd>`,
      )}
    </dl>`;
  }
}
