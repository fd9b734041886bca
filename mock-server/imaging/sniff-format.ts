import type { ImageFormat } from '../../src/contract/models.ts';
import { declaresEntities, decodeXml, svgRootAttributes } from './measure-picture.ts';

/** Number of bytes that determine a format; an SVG may start with a long comment. */
const SNIFF_BYTES = 65_536;

/** Detects the format of a picture from its bytes, never from a name or declared type. */
// Gap: I3
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPG';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'PNG';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 12));
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'GIF';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'WEBP';
  // "BM" alone starts many texts, but the two reserved fields of a BMP are zero.
  if (head.startsWith('BM') && startsWith(bytes.subarray(6), [0, 0, 0, 0])) return 'BMP';
  return svgRootAttributes(decodeXml(bytes.subarray(0, SNIFF_BYTES))) ? 'SVG' : undefined;
}

/** Whether an SVG declares entities. What precedes its root element is in the bytes that determine the format. */
// Fault: U12
export function hasEntities(svg: Uint8Array): boolean {
  return declaresEntities(decodeXml(svg.subarray(0, SNIFF_BYTES)));
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, at) => bytes[at] === byte);
}
