import sharp from 'sharp';

/** Decoded pixels of a picture, all frames: as stored, and with the orientation applied. */
export async function pixelsOf(file: Uint8Array): Promise<unknown> {
  const open = () => sharp(file, { animated: true, failOn: 'warning' });
  const { width, height, pages, delay } = await open().metadata();
  const stored = await open().raw().toBuffer();
  // Animations cannot be rotated by every angle.
  if (pages && pages > 1) return { width, height, pages, delay, stored };
  const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { stored, turned: data, width: info.width, height: info.height };
}
