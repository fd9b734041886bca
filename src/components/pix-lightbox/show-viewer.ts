import { emit } from '../../internal/emit.ts';
import { openViewer, type ViewerOptions } from './open-viewer.ts';

export { prefetch } from './prefetch.ts';

/** What an element gives the viewer to show. */
export type Shown = Pick<ViewerOptions, 'pictures' | 'tile' | 'reveal' | 'get' | 'history' | 'texts'>;

/** Opens the viewer for an element, which then fires `pix-change` and `pix-close`; does nothing where there is no picture. */
export async function showViewer(
  opener: HTMLElement,
  shown: Shown,
  { index, signal }: { index: number; signal: AbortSignal },
): Promise<void> {
  const { pictures } = shown;
  if (!(index >= 0 && index < pictures.count)) return;
  const onChange = (at: number) => emit(opener, 'pix-change', { image: pictures.at(at)?.image, index: at });
  const last = await openViewer({ ...shown, index, opener, signal, onChange });
  emit(opener, 'pix-close', { image: pictures.at(last)?.image });
}
