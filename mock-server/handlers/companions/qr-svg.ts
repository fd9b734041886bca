import { encode } from 'uqr';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Renders a string as a QR code: an SVG with one path, one unit per module. */
// Gap: C7
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const runs = data.flatMap((row, y) =>
    [...darkRuns(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
  );
}

/** Runs of dark modules in a row: start and length. The quiet zone ends the last run. */
function* darkRuns(row: readonly boolean[]): Generator<[start: number, length: number]> {
  let start = -1;
  for (const [at, isDark] of row.entries()) {
    if (isDark && start < 0) start = at;
    if (!isDark && start >= 0) {
      yield [start, at - start];
      start = -1;
    }
  }
}
