/** Maximum number of segments before the frame; a colour profile and the longest metadata take some hundreds. */
const MAX_SEGMENTS = 4_096;

/** Range of markers that start a frame, which contains the size; three markers in this range have other meanings. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Whether a JPG has a frame after a reasonable number of segments. The cost is one step per segment. */
// Fault: S21
export function hasJpegFrame(bytes: Uint8Array): boolean {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && bytes[at] === 0xff; segment += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker)) return true;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}
