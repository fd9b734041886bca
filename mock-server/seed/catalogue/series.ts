import type { Brush } from '../art/brush.ts';

/** Pictures of one motif; each series is also an album. */
export interface Series {
  /** Title of the album. */
  title: string;
  /** Description of the album. */
  description: string;
  category: 'Landscape' | 'Sea' | 'City' | 'Botanical' | 'Abstract';
  /** Username of the owner. */
  owner: 'owner' | 'other' | 'admin';
  tags: readonly string[];
  paint: (brush: Brush) => void;
  /** Descriptions that fit any picture of the series. */
  notes: readonly [string, ...string[]];
  /** One picture per line: title | colours | shape, optionally followed by `unlisted` or a file format. */
  pictures: string;
}
