/** Segments before the frame at most; a colour profile and the longest metadata fill some hundreds. */
const MAX_SEGMENTS = 4_096;

/** Markers of this range begin a frame, which tells the size, but for three that are something else. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Whether a JPG leads to its frame by a reasonable number of segments; found out at the cost of a look at each. */
// Fault: S21
export function hasJpegFrame(bytes: Uint8Array): boolean {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && bytes[at] === 0xff; segment += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker)) return true;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}
