import type { Band } from '../../controllers/band-controller.ts';

/** What of a wall is drawn, in its pixels from its beginning, and how. */
export interface Stretch extends Band {
  /** It flies past: pictures are not asked for, they would be gone before they could come. */
  flying: boolean;
}

/** Windows that are drawn beyond what is seen: where the movement goes, behind it, and at rest. */
const MARGINS = { up: [1.5, 0.25], down: [0.25, 1.5], still: [0.5, 0.5] } as const;

/** Windows that must be left ahead of a movement: until then what is drawn does. */
const AHEAD = 0.75;

/** Windows per millisecond above which something flies past. */
const FLYING = 0.01;

/** No window counts as lower than this, in pixels. */
const LEAST = 200;

const screenOf = ({ start, end }: Band) => Math.max(end - start, LEAST);

const isFlying = (band: Band, speed: number): boolean => Math.abs(speed) > FLYING * screenOf(band);

/**
 * What to draw around that which is seen, of a wall of a length: near its end it is looked at again and again, because
 * there more is asked for.
 *
 * @param speed Pixels per millisecond, 0 at rest.
 */
export function stretchAround(band: Band, speed: number, length: number): Stretch {
  const screen = screenOf(band);
  const [before, after] = MARGINS[speed < 0 ? 'up' : speed > 0 ? 'down' : 'still'];
  const flying = isFlying(band, speed);
  return { start: band.start - before * screen, end: Math.min(band.end + after * screen, length), flying };
}

/** Whether what was drawn does for now: it moves as it did then, and enough is left ahead of it. */
export function suffices(drawn: Stretch, band: Band, speed: number): boolean {
  if (!speed || drawn.flying !== isFlying(band, speed)) return false;
  const ahead = AHEAD * screenOf(band);
  return (
    band.start - (speed < 0 ? ahead : 0) >= drawn.start && band.end + (speed > 0 ? ahead : 0) <= drawn.end
  );
}
