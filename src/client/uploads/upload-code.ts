/** What an upload needs besides the transport; loaded together with the first one. */
export { encodeUpload } from './encode-upload.ts';
export { sendWithProgress } from './progress.ts';
