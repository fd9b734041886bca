/** Code that uploads need in addition to the transport; loaded on the first upload. */
export { encodeUpload } from './encode-upload.ts';
export { sendWithProgress } from './progress.ts';
