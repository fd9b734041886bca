import type { BackgroundRemover } from './background-remover.ts';
import { cutOutSize } from './cut-out-size.ts';
import { encodeMaskPng } from './encode-mask-png.ts';
import type { Size } from './svg-size.ts';

/** Share of each side that the ellipse fills. */
const FILLED = 0.7;

/**
 * Fallback for environments that cannot decode pictures, such as browsers: an ellipse on a transparent background,
 * with the size of the picture.
 */
// Gap: C4
export const drawnCutOut: BackgroundRemover = async (subject) => {
  const size = cutOutSize(subject);
  const bytes = await encodeMaskPng({ ...size, colour: [185, 43, 18], rowOf: ellipse(size) });
  return { ...size, bytes };
};

function ellipse({ width, height }: Size) {
  const [across, down] = [(width * FILLED) / 2, (height * FILLED) / 2];
  return (y: number): [number, number] | undefined => {
    const part = 1 - ((y + 0.5 - height / 2) / down) ** 2;
    if (part <= 0) return undefined;
    const half = across * Math.sqrt(part);
    return [Math.floor(width / 2 - half), Math.min(width - 1, Math.ceil(width / 2 + half) - 1)];
  };
}
