import sharp from 'sharp';
import { clamp, mix } from './maths.ts';
import { createGaussian, createRandom } from './random.ts';
import { blurLight } from './blur.ts';
import type { Light } from './render-scene.ts';
import type { Film } from './scene.ts';

/** Develops light to 8-bit sRGB: bloom, vignette, tone curve and grain. */
export async function developPicture(
  light: Light,
  film: Film,
  size: { width: number; height: number },
): Promise<Buffer> {
  const { exposure = 1, bloom = 0.04, vignette = 0.22, saturation = 1.15 } = film;
  const { width, height, data } = light;
  const halo = blurLight(light, width / 90);
  const corner = (width * width + height * height) / 4;
  const bytes = Buffer.alloc(width * height * 3);
  const shownPixel = new Float64Array(3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const dx = (pixel % width) - width / 2;
    const dy = (pixel - (pixel % width)) / width - height / 2;
    const radius = (dx * dx + dy * dy) / corner;
    const fall = 1 - vignette * radius * (0.5 + 0.5 * radius);
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const value = (data[at] ?? 0) * (1 - bloom) + (halo[at] ?? 0) * bloom;
      shownPixel[channel] = toDisplay(value * exposure * fall);
    }
    const grey = 0.3 * (shownPixel[0] ?? 0) + 0.59 * (shownPixel[1] ?? 0) + 0.11 * (shownPixel[2] ?? 0);
    for (let channel = 0; channel < 3; channel += 1)
      bytes[pixel * 3 + channel] = Math.round(255 * clamp(mix(grey, shownPixel[channel] ?? 0, saturation)));
  }
  const raw = { width, height, channels: 3 as const };
  const { data: shown } = await sharp(bytes, { raw })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(shown, size.width, film.grain ?? 1.1);
  return shown;
}

/** Tone curve (the ACES fit of Krzysztof Narkowicz), then the transfer function of sRGB. */
function toDisplay(value: number): number {
  const curve = clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14));
  return curve <= 0.0031308 ? curve * 12.92 : 1.055 * curve ** (1 / 2.4) - 0.055;
}

/** Adds grain of two pixels' width, the same in all channels, strongest in middle tones. */
function addGrain(bytes: Buffer, width: number, deviation: number): void {
  const gaussian = createGaussian(createRandom(99));
  let above = new Float32Array(width + 1);
  for (let start = 0; start < bytes.length; start += width * 3) {
    const row = Float32Array.from({ length: width + 1 }, gaussian);
    for (let column = 0; column < width; column += 1) {
      const sum =
        (row[column] ?? 0) + (row[column + 1] ?? 0) + (above[column] ?? 0) + (above[column + 1] ?? 0);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = start + column * 3 + channel;
        const value = bytes[at] ?? 0;
        const strength = 0.35 + (value / 255) * (1 - value / 255) * 2.6;
        bytes[at] = Math.round(clamp(value + (sum / 2) * deviation * strength, 0, 255));
      }
    }
    above = row;
  }
}
