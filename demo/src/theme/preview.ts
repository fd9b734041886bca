import { withPix } from '../examples/with-pix.ts';
import { customProperty, isOfViewer, type Kind } from './properties.ts';
import { appliedValues, valueIn, type Scheme, type Theme } from './theme.ts';
import { KINDS } from './values.ts';

/** Number of pictures of the viewer. */
const VIEWER_PICTURES = 12;

/** The preview of a theme. */
export interface Preview {
  apply: (theme: Theme, scheme: Scheme) => void;
  /** Resolves a value to the number of a slider: a length in px, or a ratio. */
  measure: (kind: Kind, value: string) => number;
}

/**
 * Creates the preview in an element.
 *
 * @param sample The drawing of the viewer.
 * @param defaults Defaults of the properties, as CSS.
 */
export function createPreview(
  stage: HTMLElement,
  sample: HTMLElement,
  defaults: ReadonlyMap<string, string>,
): Preview {
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  stage.append(ruler);
  return {
    apply: (theme, scheme) => {
      stage.style.colorScheme = scheme;
      stage.style.background = valueIn(theme, 'page-background', scheme) ?? '';
      stage.style.color = valueIn(theme, 'page-color', scheme) ?? '';
      stage.style.fontFamily = valueIn(theme, 'page-font', scheme) ?? '';
      for (const [name, value] of appliedValues(theme, scheme)) {
        // The viewer is a child of the body.
        const target = isOfViewer(name) ? document.documentElement : stage;
        target.style.setProperty(customProperty(name), value ?? '');
        if (isOfViewer(name))
          sample.style.setProperty(customProperty(name), value ?? defaults.get(name) ?? '');
      }
    },
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

/** Opens the viewer with the first pictures of the service. */
export function openSampleViewer(): void {
  withPix((pix) => {
    void pix.listImages({ limit: VIEWER_PICTURES }).then(({ data }) => pix.openViewer(data));
  });
}
