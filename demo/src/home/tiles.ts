import { onceVisible } from '../tools/once-visible.ts';

// A container loads the code of its element at once, wherever it is: these become containers when they are seen.
for (const tile of document.querySelectorAll<HTMLElement>('[data-tile]'))
  onceVisible(tile, () => {
    const attributes = JSON.parse(tile.dataset['tile'] ?? '{}') as Record<string, string>;
    Object.assign(tile.dataset, attributes, { pixGallery: 'all' });
  });
