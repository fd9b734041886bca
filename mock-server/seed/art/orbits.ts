import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { createNoise, sampleLine, smoothPath } from './curves.ts';

/** Paints a planet with its moons, in the style of a space-age poster. */
export function paintOrbits(brush: Brush): void {
  const { width, height, random, unit, mood, inks } = brush;
  const [top, middle] = mood.sky;
  brush.fill(
    brush.radial([
      [0, mixColours(middle, top, 0.35)],
      [1, mixColours(top, '#000000', 0.45)],
    ]),
  );
  for (const [count, size, opacity] of [
    [110, 0.25, 0.6],
    [40, 0.45, 0.9],
  ] as const) {
    const dots = Array.from(
      { length: count },
      () => `M${Math.round(random.next() * width)} ${Math.round(random.next() * height)}h0`,
    );
    brush.line(dots.join(''), mood.light, unit * size, `stroke-linecap="round" opacity="${opacity}"`);
  }
  const centre: Point = [width * random.between(0.34, 0.66), height * random.between(0.4, 0.6)];
  const radius = unit * random.between(20, 30);
  const tilt = random.whole(-28, 28);
  const ringed = random.chance(0.55);
  if (ringed) paintRing(brush, centre, radius, tilt, false);
  paintPlanet(brush, centre, radius, tilt);
  if (ringed) paintRing(brush, centre, radius, tilt, true);
  for (let moon = random.whole(1, 3); moon > 0; moon -= 1) {
    const far = radius * (1.5 + moon * 0.35);
    const angle = random.between(0, Math.PI * 2);
    brush.add(
      `<ellipse cx="${num(centre[0])}" cy="${num(centre[1])}" rx="${num(far)}" ry="${num(far * 0.92)}" fill="none" stroke="${mood.light}" stroke-width="${num(unit * 0.16)}" opacity=".35" stroke-dasharray="${num(unit)} ${num(unit * 1.4)}"/>`,
    );
    paintMoon(
      brush,
      [centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far * 0.92],
      unit * random.between(2, 4.5),
      inks.inks[moon % 5] ?? mood.accent,
    );
  }
}

function paintPlanet(brush: Brush, [x, y]: Point, radius: number, tilt: number): void {
  const { random, mood, inks } = brush;
  brush.circle(
    [x, y],
    radius * 1.7,
    brush.radial([
      [0.5, inks.inks[3], 0.35],
      [1, inks.inks[3], 0],
    ]),
  );
  const clip = brush.define(
    (id) => `<clipPath id="${id}"><circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/></clipPath>`,
  );
  brush.add(`<g clip-path="url(#${clip})"><g transform="rotate(${tilt} ${num(x)} ${num(y)})">`);
  brush.circle([x, y], radius * 1.5, inks.inks[3]);
  const bands = random.whole(5, 8);
  for (let band = 0; band < bands; band += 1) {
    const shape = createNoise(random, 1.1, 0.35);
    const level = y - radius + (radius * 2 * (band + 0.7)) / bands;
    const line = sampleLine(radius * 3, 8, (t) => level + radius * 0.06 * shape(t)).map(([px, py]): Point => [
      px + x - radius * 1.5,
      py,
    ]);
    const ink = inks.inks[(band * 2 + 1) % 5] ?? mood.accent;
    brush.path(
      `${smoothPath(line)}v${num(radius * 2)}H${num(x - radius * 1.5)}z`,
      mixColours(ink, inks.inks[3], 0.25),
    );
  }
  brush.add('</g>');
  const shade = mixColours(mood.sky[0], '#000000', 0.5);
  brush.circle(
    [x, y],
    radius,
    brush.radial(
      [
        [0.3, shade, 0],
        [0.72, shade, 0.2],
        [1, shade, 0.78],
      ],
      '.34',
      '.32',
    ),
  );
  brush.add('</g>');
}

function paintRing(brush: Brush, [x, y]: Point, radius: number, tilt: number, front: boolean): void {
  const { inks, mood } = brush;
  const bands = [
    [2.05, 0.12, inks.inks[4]],
    [1.82, 0.2, inks.inks[2]],
    [1.6, 0.07, mood.light],
  ] as const;
  for (const [reach, wide, ink] of bands) {
    const [rx, ry] = [radius * reach, radius * reach * 0.26];
    const d = `M${num(x - rx)} ${num(y)}A${num(rx)} ${num(ry)} 0 0 ${front ? 0 : 1} ${num(x + rx)} ${num(y)}`;
    brush.line(d, ink, radius * wide, `opacity=".85" transform="rotate(${tilt} ${num(x)} ${num(y)})"`);
  }
}

function paintMoon(brush: Brush, centre: Point, radius: number, ink: string): void {
  const shade = mixColours(brush.mood.sky[0], '#000000', 0.5);
  brush.circle(
    centre,
    radius,
    brush.radial(
      [
        [0, mixColours(ink, '#ffffff', 0.4)],
        [0.55, ink],
        [1, mixColours(ink, shade, 0.7)],
      ],
      '.34',
      '.32',
    ),
  );
}
