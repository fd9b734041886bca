import type { PixLightbox } from '../pix-lightbox.ts';
import { embedCode } from './embed-code.ts';
import { mayUse } from './may-use.ts';
import type { ViewerSpeech, ViewerText } from './viewer-speech.ts';

/** Address that leads to the picture shown: that of this page where it names the picture, else its own page. */
function linkTo({ options, picture }: PixLightbox): string {
  return options.history ? location.href : (picture?.page ?? '');
}

/** The clipboard is there for secure pages that are allowed to write to it (H35). */
export const canCopy = () => 'clipboard' in navigator && mayUse('clipboard-write');

/** Passing on by the system's own dialog. */
export const canShare = () => 'share' in navigator && mayUse('web-share');

async function copy(
  viewer: PixLightbox,
  { say }: ViewerSpeech,
  text: string,
  done: ViewerText,
): Promise<void> {
  const result = await navigator.clipboard.writeText(text).then(
    () => done,
    (): ViewerText => 'notCopied',
  );
  viewer.announce(say(result));
}

/** Copies a link to the picture shown. */
export const copyLink = (viewer: PixLightbox, speech: ViewerSpeech) =>
  copy(viewer, speech, linkTo(viewer), 'linkCopied');

/** Copies markup that shows the picture. */
export async function copyEmbed(viewer: PixLightbox, speech: ViewerSpeech): Promise<void> {
  if (viewer.picture) await copy(viewer, speech, embedCode(viewer.picture), 'embedCopied');
}

/** Hands the picture to the system's dialog; where that fails, the link is copied. */
export async function share(viewer: PixLightbox, speech: ViewerSpeech): Promise<void> {
  try {
    await navigator.share({ title: viewer.picture?.title ?? '', url: linkTo(viewer) });
  } catch (error) {
    if ((error as Error).name !== 'AbortError' && canCopy()) await copyLink(viewer, speech);
  }
}
