import { type Brush, num, type Point } from './brush.ts';

/** Paints a pattern in the style of the 1950s: starbursts, leaves and boomerangs. */
export function paintAtomic(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  brush.fill(inks.paper);
  const cell = unit * random.between(19, 26);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const at: Point = [
        (column + shift - 0.25) * cell + random.between(-0.08, 0.08) * cell,
        (row + 0.25) * cell,
      ];
      const size = cell * random.between(0.36, 0.46);
      const inkAt = (row * 2 + column + random.whole(0, 1)) % inks.inks.length;
      const ink = inks.inks[inkAt] ?? inks.inks[0];
      const other = inks.inks[(inkAt + 2) % inks.inks.length] ?? inks.inks[1];
      const kind = (row + column * 2 + random.whole(0, 1)) % 4;
      if (kind === 0) paintBurst(brush, at, size, ink, other);
      else if (kind === 1) paintLens(brush, at, size, ink, other);
      else if (kind === 2) paintBoomerang(brush, at, size, ink, other);
      else paintOrbits(brush, at, size, ink, other);
    }
  }
}

function paintBurst(brush: Brush, [x, y]: Point, size: number, ink: string, other: string): void {
  const rays = brush.random.pick([8, 10, 12, 16]);
  let lines = '';
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2;
    const reach = size * (ray % 2 === 0 ? 1 : 0.6);
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    lines += `M${num(x)} ${num(y)}L${tip.map(num).join(' ')}`;
    if (ray % 2 === 0) brush.circle(tip, size * 0.075, other);
  }
  brush.line(lines, ink, size * 0.05);
  brush.circle([x, y], size * 0.15, other);
}

function paintLens(brush: Brush, [x, y]: Point, size: number, ink: string, other: string): void {
  const turn = `transform="rotate(${brush.random.whole(-30, 30)} ${num(x)} ${num(y)})"`;
  const top = `M${num(x)} ${num(y - size)}`;
  brush.path(`${top}Q${num(x + size * 0.95)} ${num(y)} ${num(x)} ${num(y + size)}z`, ink, turn);
  brush.path(`${top}Q${num(x - size * 0.95)} ${num(y)} ${num(x)} ${num(y + size)}z`, other, turn);
  brush.line(`${top}V${num(y + size)}`, brush.inks.paper, size * 0.05, turn);
}

function paintBoomerang(brush: Brush, [x, y]: Point, size: number, ink: string, other: string): void {
  const s = (share: number) => num(size * share);
  const turn = `transform="rotate(${brush.random.whole(0, 11) * 30} ${num(x)} ${num(y)})"`;
  const d = `M${num(x - size * 0.9)} ${num(y + size * 0.55)}c${s(-0.2)} ${s(-0.5)} ${s(0.3)} ${s(-1.2)} ${s(0.9)} ${s(-1.25)}s${s(1.1)} ${s(0.75)} ${s(0.9)} ${s(1.25)}s${s(-0.35)} ${s(-0.6)} ${s(-0.9)} ${s(-0.6)}s${s(-0.7)} ${s(1.1)} ${s(-0.9)} ${s(0.6)}z`;
  brush.path(d, ink, turn);
  brush.circle([x, y + size * 0.28], size * 0.13, other, turn);
}

function paintOrbits(brush: Brush, [x, y]: Point, size: number, ink: string, other: string): void {
  for (const turn of [0, 60, 120]) {
    brush.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size)}" ry="${num(size * 0.36)}" fill="none" stroke="${ink}" stroke-width="${num(size * 0.05)}" transform="rotate(${turn} ${num(x)} ${num(y)})"/>`,
    );
  }
  brush.circle([x, y], size * 0.17, other);
}
