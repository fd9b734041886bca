import { pictureTypes } from '../imaging/picture-types.ts';

/** Content types of static files. */
const types: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(pictureTypes).map(({ extension, contentType }) => [extension, contentType]),
  ),
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Content type by file name. */
export function contentTypeOf(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether content of this type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|svg|xml|wasm/.test(contentType);
}
