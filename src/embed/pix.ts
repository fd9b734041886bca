/** The ES module of the CDN, `/cdn/pix.mjs`: the client and all elements, which it registers. */
import '../define.ts';

export * from '../index.ts';
export * from '../elements.ts';
