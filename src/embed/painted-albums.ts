import type { Album } from '../contract/models.ts';
import { cardOf, cardsOf } from '../tiles/album-cards.ts';
import { cardStyles } from '../tiles/album-cards.styles.ts';
import { INITIAL_IMAGES } from '../tiles/image-loading.ts';
import type { PaintOptions } from '../tiles/paint.ts';

/** Paints cards, without the texts that depend on the language. */
export const layout: NonNullable<PaintOptions['layout']> = {
  styles: cardStyles,
  arrange(frame, { records }) {
    if (!records.length) return undefined;
    const content = cardsOf(frame.host).update({
      name: 'grid',
      items: records.map((album, index) => ({
        index,
        tile: cardOf(album as Album, { isInitial: frame.isUrgent && index < INITIAL_IMAGES }),
      })),
    });
    frame.update(() => ({ slot: 'tiles', isBusy: false, content }));
    return () => () => undefined;
  },
};
