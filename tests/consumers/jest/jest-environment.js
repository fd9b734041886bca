import { TestEnvironment } from 'jest-environment-jsdom';

const FETCH = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
];
const STREAMS = ['ReadableStream', 'TransformStream', 'TextEncoder', 'TextDecoder'];

/** jsdom with the globals of Node that the client uses. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [...FETCH, ...STREAMS]) this.global[name] = globalThis[name];
  }
}
