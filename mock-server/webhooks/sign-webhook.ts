/** Signed parts of a webhook. */
export interface SignedParts {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

const encoder = new TextEncoder();

/**
 * Computes the `webhook-signature` of an event according to Standard Webhooks: `v1,` and the Base64 of an
 * HMAC-SHA256.
 */
// Gap: C8
export async function signWebhook(secret: string, { id, timestamp, body }: SignedParts): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${timestamp}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/**
 * Decodes a secret: the Base64 after `whsec_`, or the UTF-8 of any other text. Throws if it is empty or invalid.
 */
function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith('whsec_')) {
    if (secret === '') throw new Error('The webhook secret must not be empty.');
    return encoder.encode(secret);
  }
  const base64 = secret.slice('whsec_'.length);
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|)$/.test(base64) || base64 === '') {
    throw new Error('The webhook secret must have Base64 after "whsec_", or not begin with it.');
  }
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Reason why a value is not the secret of a webhook, without the value; `undefined` if it is one. */
export function secretFault(secret: string): string | undefined {
  try {
    secretBytes(secret);
    return undefined;
  } catch {
    return 'must be whsec_ and Base64, or any non-empty text that does not begin with whsec_';
  }
}
