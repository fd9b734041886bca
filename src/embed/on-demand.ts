/** Code that few pages need. */
export { openViewer } from '../components/open-viewer.ts';
export { registerLocale } from '../components/register-locale.ts';
export { unavailable } from './unavailable.ts';
