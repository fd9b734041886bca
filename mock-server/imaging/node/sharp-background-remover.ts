/** Simulated background removal by sharp. Node only. */
import sharp from 'sharp';
import {
  type BackgroundRemover,
  type CutOut,
  cutOutSize,
  type RemovalModel,
  type Subject,
} from '../cut-out.ts';
import { MAX_PIXELS } from '../examine-picture.ts';
import { scheduleDecoding } from './decoding.ts';
import { openPicture, refuseTooLarge } from './sharp-thumbnailer.ts';

/**
 * Distances from the colour of a corner: up to `inner`, a pixel is background; from `outer` on, it is not; between
 * them, it fades. Euclidean distances in RGB, 0 to 441.
 */
const tolerances: Record<RemovalModel, { inner: number; outer: number }> = {
  balanced: { inner: 36, outer: 60 },
  studio: { inner: 24, outer: 72 },
  turbo: { inner: 48, outer: 48 },
};

const CHANNELS = 4;

/**
 * Makes the colours of the four corners transparent, wherever they occur. Deterministic, and correct for pictures on
 * a plain background, but no match for the real service.
 */
// Gap: C4
export const sharpBackgroundRemover: BackgroundRemover = (subject, model) =>
  scheduleDecoding(subject, () => cutOut(subject, model));

async function cutOut(subject: Subject, model: RemovalModel): Promise<CutOut> {
  await refuseTooLarge(subject.bytes, subject);
  const bounds = cutOutSize(subject);
  const picture = openPicture(subject, subject.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { data, info } = await picture
    .resize(bounds.width, bounds.height, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  clearCorners(data, size.width, model);
  const png = await sharp(data, { raw: { ...size, channels: CHANNELS } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { ...size, bytes: new Uint8Array(png) };
}

function clearCorners(pixels: Uint8Array, width: number, model: RemovalModel): void {
  const { inner, outer } = tolerances[model];
  const row = width * CHANNELS;
  const starts = [0, row - CHANNELS, pixels.length - row, pixels.length - CHANNELS];
  const corners = starts.map((at) => [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const);
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    let nearest = Infinity;
    for (const [red, green, blue] of corners)
      nearest = Math.min(nearest, (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    const distance = Math.sqrt(nearest);
    if (distance > outer) continue;
    const kept = distance <= inner ? 0 : (distance - inner) / (outer - inner);
    pixels[at + 3] = Math.round((pixels[at + 3] ?? 0) * kept);
  }
}
