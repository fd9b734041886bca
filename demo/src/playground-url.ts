import { deflateRawSync } from 'node:zlib';

/** Sources of an example. */
export interface Example {
  html: string;
  css?: string;
  js?: string;
}

/** The address of the playground with an example: its sources as JSON, deflated and in Base64url, in the fragment. */
export function playgroundUrl(example: Example): string {
  return `/playground/#${deflateRawSync(JSON.stringify(example)).toString('base64url')}`;
}
