import type { Brush } from '../art/brush.ts';

/** Pictures of one motif; each series is also an album. */
export interface Series {
  /** Title of the album. */
  title: string;
  /** What the album is about. */
  description: string;
  category: 'Landscape' | 'Sea' | 'City' | 'Botanical' | 'Abstract';
  /** Username. */
  owner: 'owner' | 'other' | 'admin';
  tags: readonly string[];
  paint: (brush: Brush) => void;
  /** Sentences that are true of any picture of the series. */
  notes: readonly [string, ...string[]];
  /** One picture a line: title | colours | shape, with `unlisted` or a file format after it where it is not the usual. */
  pictures: string;
}
