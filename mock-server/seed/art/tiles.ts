import { type Brush, num } from './brush.ts';

/** Paints a pattern of square tiles with quarter circles, petals, rings and stripes. */
export function paintTiles(brush: Brush): void {
  const { width, height, random, inks } = brush;
  const side = Math.min(width, height) / random.whole(3, 5);
  const columns = Math.round(width / side);
  const rows = Math.round(height / side);
  const [w, h] = [width / columns, height / rows];
  brush.fill(inks.paper);
  const colours = [inks.paper, ...inks.inks];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = random.whole(0, colours.length - 1);
      const first = (ground + random.whole(1, colours.length - 1)) % colours.length;
      const second =
        [0, 1, 2, 3, 4, 5].filter((at) => at !== ground && at !== first)[random.whole(0, 3)] ?? 0;
      const paints = [ground, first, second].map((at) => colours[at] ?? inks.paper);
      // Drawn in a square of 100 units and scaled, so that no gap opens between tiles.
      const turn = random.whole(0, 3) * 90;
      brush.add(
        `<g transform="translate(${num(column * w)} ${num(row * h)})scale(${(w / 99.8).toFixed(4)} ${(h / 99.8).toFixed(4)})rotate(${turn} 50 50)">${tile(random.whole(0, 9), paints)}</g>`,
      );
    }
  }
}

function tile(kind: number, [ground = '', first = '', second = '']: readonly string[]): string {
  const shape = (d: string, paint: string) => `<path fill="${paint}" d="${d}"/>`;
  const base = shape('M0 0h100v100H0z', ground);
  switch (kind) {
    case 0:
      return (
        base + shape('M0 0h100a100 100 0 0 1-100 100z', first) + shape('M0 0h50a50 50 0 0 1-50 50z', second)
      );
    case 1:
      return (
        base +
        shape('M0 0a50 50 0 0 1 100 0zM0 100a50 50 0 0 1 100 0z', first) +
        shape('M35 50a15 15 0 1 1 0 .1z', second)
      );
    case 2:
      return (
        base +
        shape('M0 0a100 100 0 0 1 100 100a100 100 0 0 1-100-100z', first) +
        shape('M0 0a130 130 0 0 1 100 100a130 130 0 0 1-100-100z', second)
      );
    case 3:
      return base + shape('M50 8a42 42 0 1 1-.1 0z', first) + shape('M50 28a22 22 0 1 1-.1 0z', second);
    case 4:
      return base + shape('M0 0L100 100H0z', first) + shape('M0 50L50 100H0z', second);
    case 5:
      return (
        base +
        shape('M0 0h20v100H0zM40 0h20v100H40zM80 0h20v100H80z', first) +
        shape('M50 25a25 25 0 1 1-.1 0z', second)
      );
    case 6:
      return (
        base +
        shape('M0 0a50 50 0 0 1 50 50a50 50 0 0 1-50-50zM50 50a50 50 0 0 1 50 50a50 50 0 0 1-50-50z', first) +
        shape(
          'M100 0a50 50 0 0 1-50 50a50 50 0 0 1 50-50zM50 50a50 50 0 0 1-50 50a50 50 0 0 1 50-50z',
          second,
        )
      );
    case 7:
      return (
        base +
        shape('M0 0h100a100 100 0 0 1-100 100z', first) +
        shape('M0 0h75a75 75 0 0 1-75 75z', ground) +
        shape('M0 0h50a50 50 0 0 1-50 50z', second)
      );
    case 8:
      return (
        base + shape('M0 0h50v50H0zM50 50h50v50H50z', first) + shape('M100 0a50 50 0 0 1-50 50V0z', second)
      );
    default:
      return base + shape('M0 100a50 50 0 0 1 100 0z', first) + shape('M50 0L75 40H25z', second);
  }
}
