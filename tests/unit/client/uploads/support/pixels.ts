import sharp from 'sharp';

/** What a picture shows, all frames, turned as its orientation says; and as it is stored. */
export async function pixelsOf(file: Uint8Array): Promise<unknown> {
  const open = () => sharp(file, { animated: true, failOn: 'warning' });
  const { width, height, pages, delay } = await open().metadata();
  const stored = await open().raw().toBuffer();
  // Moving pictures cannot be turned by every angle.
  if (pages && pages > 1) return { width, height, pages, delay, stored };
  const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { stored, turned: data, width: info.width, height: info.height };
}
