import { withPix } from '../examples/with-pix.ts';
import { lookCss } from './look-css.ts';
import { customProperty, isOfViewer, type Kind } from './properties.ts';
import { appliedValues, valueIn, type Scheme, type Theme } from './theme.ts';
import { KINDS } from './values.ts';
import { openViewer, showViewerFrame } from './viewer-frame.ts';

/** The preview of a theme. */
export interface Preview {
  apply: (theme: Theme, scheme: Scheme) => void;
  /** Resolves a value to the number of a slider: a length in px, or a ratio. */
  measure: (kind: Kind, value: string) => number;
}

/**
 * Creates the preview in an element.
 *
 * @param frame Shows the viewer.
 */
export function createPreview(stage: HTMLElement, frame: HTMLIFrameElement): Preview {
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  const look = document.createElement('style');
  stage.append(ruler, look);
  let shown: readonly [Theme, Scheme] | undefined;

  /** Applies the colours and the font of the page around the preview. */
  const applyPage = ({ style }: HTMLElement, theme: Theme, scheme: Scheme) => {
    style.colorScheme = scheme;
    style.background = valueIn(theme, 'page-background', scheme) ?? '';
    style.color = valueIn(theme, 'page-color', scheme) ?? '';
    style.fontFamily = valueIn(theme, 'page-font', scheme) ?? '';
  };
  const apply = (theme: Theme, scheme: Scheme) => {
    shown = [theme, scheme];
    applyPage(stage, theme, scheme);
    look.textContent = lookCss(theme, '#stage ');
    // The document of the frame has no elements while it is being received.
    const viewerRoot = frame.contentDocument?.querySelector<HTMLElement>(':root');
    const viewerBody = viewerRoot?.querySelector('body');
    if (viewerBody) applyPage(viewerBody, theme, scheme);
    for (const [name, value = ''] of appliedValues(theme, scheme)) {
      if (!isOfViewer(name)) stage.style.setProperty(customProperty(name), value);
      // A viewer is a child of the body: the one in the frame, and the one above the editor.
      else
        for (const root of [document.documentElement, viewerRoot])
          root?.style.setProperty(customProperty(name), value);
    }
  };
  showViewerFrame(frame, () => shown && apply(...shown));
  return {
    apply,
    measure: (kind, value) => {
      if (kind === 'ratio') return parseRatio(value);
      ruler.style.inlineSize = '';
      // Of two lengths, such as those of a gap, the slider shows the first one.
      const [first = ''] = CSS.supports(KINDS.length.property, value) ? [value] : value.split(' ');
      ruler.style.inlineSize = first;
      return parseFloat(getComputedStyle(ruler).inlineSize);
    },
  };
}

function parseRatio(value: string): number {
  const [width = 1, height = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  return width / height;
}

/** Opens the viewer above the whole editor. */
export function openSampleViewer(): void {
  withPix((pix) => void openViewer(pix));
}
