import { serviceAddress } from '../service-address.ts';

const KEY = 'pix-snippet-address';

/** An http or https address without a slash at the end; `undefined` for anything else. */
export function readAddress(value: string): string | undefined {
  try {
    const url = new URL(value.trim());
    return /^https?:$/.test(url.protocol) ? url.origin + url.pathname.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets visitors enter the address of their service, which a reload keeps. A link does not: it could make visitors copy the script
 * of a stranger.
 *
 * @returns A function that returns the address.
 */
export function createAddress(field: HTMLInputElement, changed: () => void): () => string {
  try {
    field.value = sessionStorage.getItem(KEY) ?? serviceAddress();
  } catch {
    field.value = serviceAddress();
  }
  const read = () => readAddress(field.value) ?? serviceAddress();
  field.addEventListener('input', () => {
    field.setCustomValidity(readAddress(field.value) ? '' : 'Enter an address that begins with https://.');
    try {
      sessionStorage.setItem(KEY, read());
    } catch {
      // Without storage, a reload resets the address.
    }
    changed();
  });
  return read;
}
