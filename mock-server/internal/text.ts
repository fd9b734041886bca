const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a string for HTML and XML, for use in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Control characters, line ends, and marks that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** Escapes control characters of a line, so that quoted names cannot break lines or send terminal sequences. */
export function printable(line: string): string {
  return line.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Number of bytes encoded at a time: a multiple of three, so that only the end is padded. */
const BLOCK = 24_576;

/** Encodes bytes as Base64. */
export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK))));
  }
  return parts.join('');
}
