/** Code that few pages need: for use after a failure, and the viewer for pictures of the page. */
export { openViewer } from '../components/open-viewer.ts';
export { registerLocale } from '../components/register-locale.ts';
export { plainList } from './plain-list.ts';
export { unavailable } from './unavailable.ts';
