import { figureOf } from '../tiles/figure.ts';
import { figureStyles } from '../tiles/figure.styles.ts';
import type { PaintOptions } from '../tiles/paint.ts';
import { toPicture, type PictureRecord } from '../tiles/picture.ts';

/** Paints a single picture, if it is on the first page of the search for it. */
export const layout: NonNullable<PaintOptions['layout']> = {
  styles: figureStyles,
  arrange(frame, { records, props: { slug, quality } }) {
    const [record] = (records as readonly PictureRecord[]).filter((one) =>
      [one.slug, String(one.id)].includes(slug ?? ''),
    );
    const picture = record && toPicture(record);
    if (!picture) return undefined;
    const figure = figureOf(frame.host);
    const show = (available: number) => figure.showPicture(picture, { available, isInitial: true, quality });
    frame.update(() => ({ slot: 'tiles', isBusy: false, content: show(0) }));
    return () => {
      const { clientWidth } = frame.host;
      return () => show(clientWidth);
    };
  },
};
