/** Comparison of screenshots. */
import sharp from 'sharp';

/** Largest difference of a channel in a screenshot: Chromium scales an image by parts, and differs by up to 6 at their edges from one time to the next. */
const SAME_COLOUR = 8;

/** Whether two screenshots of the same size show the same. */
export async function lookSame(...screenshots: [Buffer, Buffer]): Promise<boolean> {
  const [one, other] = (await Promise.all(screenshots.map((file) => sharp(file).raw().toBuffer()))) as [
    Buffer,
    Buffer,
  ];
  return (
    one.length === other.length && one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= SAME_COLOUR)
  );
}
