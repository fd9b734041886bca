import { readExample, type SharedExample } from './example.ts';

/** Longest fragment that the playground reads, in characters. */
export const MAX_FRAGMENT_CHARACTERS = 100_000;
/** Longest example that a fragment may unpack to, in bytes. */
export const MAX_EXAMPLE_BYTES = 500_000;

/** A link that cannot be read; the message is for visitors. */
export class ExampleLinkError extends Error {
  override readonly name = 'ExampleLinkError';
}

const DAMAGED =
  'This link is damaged: a part of it may be missing. Ask for it again, or start from an example.';
const TOO_LONG = 'This link is too long for the playground. Start from an example, and paste your code.';

/** The fragment of a link to an example: its JSON, deflated and in Base64url. */
export async function encodeExample(example: SharedExample): Promise<string> {
  const packed = new Blob([JSON.stringify(example)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads the fragment of a link, without `#`.
 *
 * @throws ExampleLinkError if the fragment is damaged or too long.
 */
export async function decodeExample(fragment: string): Promise<SharedExample> {
  if (fragment.length > MAX_FRAGMENT_CHARACTERS) throw new ExampleLinkError(TOO_LONG);
  let value: unknown;
  try {
    value = JSON.parse(await inflate(fragment));
  } catch (error) {
    throw error instanceof ExampleLinkError ? error : new ExampleLinkError(DAMAGED, { cause: error });
  }
  const example = readExample(value);
  if (!example) throw new ExampleLinkError(DAMAGED);
  return example;
}

async function inflate(fragment: string): Promise<string> {
  const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))]).stream();
  const chunks: BlobPart[] = [];
  let length = 0;
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).text();
    length += value.byteLength;
    if (length > MAX_EXAMPLE_BYTES) {
      await reader.cancel();
      throw new ExampleLinkError(TOO_LONG);
    }
    chunks.push(value);
  }
}
