import { plainText } from '../internal/untrusted.ts';
import { figureOf } from '../tiles/figure.ts';
import { figureStyles } from '../tiles/figure.styles.ts';
import type { PaintOptions } from '../tiles/paint.ts';
import type { PictureRecord } from '../tiles/picture.ts';
import { picturesOf } from '../tiles/plain-grid.ts';

/** Paints a single picture, if it is on the first page of the search for it. */
export const layout: NonNullable<PaintOptions['layout']> = {
  styles: figureStyles,
  arrange(frame, list) {
    const { slug = '', quality } = list.props;
    const records = (list.records as readonly PictureRecord[]).filter((one) =>
      [one.slug, plainText(one.id)].includes(slug),
    );
    const [picture] = picturesOf({ ...list, records });
    if (!picture) return undefined;
    const figure = figureOf(frame.host);
    const show = (available: number) =>
      figure.showPicture(picture, { available, isInitial: frame.isUrgent, quality });
    frame.update(() => ({ slot: 'tiles', isBusy: false, content: show(0) }));
    return () => {
      const { clientWidth } = frame.host;
      return () => show(clientWidth);
    };
  },
};
