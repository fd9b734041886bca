import { PixError } from './errors.ts';

/**
 * Whether a value is an error of the SDK. Unlike `instanceof`, the function also recognizes errors of another realm (a
 * frame, a worker, `node:vm`) and of another copy of the package.
 */
export function isPixError(value: unknown): value is PixError {
  if (value instanceof PixError) return true;
  const { name, code } = Object(value) as Partial<PixError>;
  return (
    Object.prototype.toString.call(value) === '[object Error]' &&
    typeof code === 'string' &&
    // Node's own AbortError has the code ABORT_ERR.
    (/^Pix([A-Z]\w*)?Error$/.test(String(name)) || (name === 'AbortError' && code === 'aborted'))
  );
}
