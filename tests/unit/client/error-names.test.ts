import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import * as sdk from '../../../src/index.ts';
import { createPix, isPixError, PixAbortError, PixError, PixNetworkError } from '../../../src/index.ts';
import { failureOf } from './network/support/network.ts';

type ErrorClass = new (...args: unknown[]) => PixError;

const CLASSES = Object.entries(sdk).filter(
  ([name, value]) => name.endsWith('Error') && name.startsWith('Pix') && typeof value === 'function',
) as [string, ErrorClass][];

describe('The name of an error', () => {
  it.each(CLASSES)('of %s is that of its class, even if a bundler renames the class', (name, Class) => {
    // Minifiers rename classes.
    const error = new (class a extends (Class as new () => object) {})() as PixError;
    expect(error.name).toBe(name === 'PixAbortError' ? 'AbortError' : name);
  });

  it('of an aborted call is that of the platform', async () => {
    const error = await failureOf(
      createPix({ baseUrl: 'http://pix.test' }).images.list({}, { signal: AbortSignal.abort() }),
    );
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error.name).toBe('AbortError');
  });
});

describe('isPixError', () => {
  it.each(CLASSES)('recognizes %s, also from another copy of the package', async (name, Class) => {
    vi.resetModules();
    const Copy = (await import('../../../src/index.ts'))[name as 'PixError'];
    expect(isPixError(new Class('code', 'message'))).toBe(true);
    const copy = new Copy('code', 'message');
    expect(copy).not.toBeInstanceOf(PixError);
    expect(isPixError(copy)).toBe(true);
  });

  const foreign = (fields: object): unknown =>
    runInNewContext('Object.assign(new Error("no"), fields)', { fields });

  it.each([
    ['PixNotFoundError', 'not_found'],
    ['PixError', 'blocked'],
    ['AbortError', 'aborted'],
  ])('recognizes a %s from another realm', (name, code) => {
    const error = foreign({ name, code });
    expect(error).not.toBeInstanceOf(Error);
    expect(isPixError(error)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'PixError'],
    ['a record', { name: 'PixError', code: 'timeout' }],
    ['another error', new TypeError('no')],
    ['an error of Node', Object.assign(new Error('no'), { name: 'AbortError', code: 'ABORT_ERR' })],
    ['an AbortError of the platform', new DOMException('no', 'AbortError')],
    ['an error of another library', foreign({ name: 'PixelError', code: 'timeout' })],
    ['an error without a code', foreign({ name: 'PixError' })],
  ])('rejects %s', (_, value) => {
    expect(isPixError(value)).toBe(false);
  });
});

describe('The cause of an error', () => {
  it('is not enumerable, at any depth', async () => {
    const fetch = () => Promise.reject(new TypeError('no', { cause: new Error('cable') }));
    const error = await failureOf(createPix({ baseUrl: 'http://pix.test', fetch, retry: 0 }).images.list());
    expect(error.cause).toMatchObject({ message: 'no', cause: { message: 'cable' } });
    expect([...Object.keys(error), ...Object.keys(error.cause as Error)]).not.toContain('cause');
  });

  it('is absent for a redirect that was not followed', async () => {
    const fetch = () =>
      Promise.resolve(new Response(null, { status: 302, headers: { location: 'ftp://pix.test' } }));
    const error = await failureOf(createPix({ baseUrl: 'http://pix.test', fetch, retry: 0 }).images.list());
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ code: 'redirect', name: 'PixNetworkError' });
    expect('cause' in error).toBe(false);
  });
});
