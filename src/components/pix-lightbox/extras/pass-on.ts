import type { PixLightbox } from '../pix-lightbox.ts';
import { embedCode } from './embed-code.ts';
import { mayUse } from './may-use.ts';
import type { ViewerText } from './viewer-speech.ts';

/** Address that leads to the picture shown: that of this page where it names the picture, else its own page. */
function linkTo({ options, picture }: PixLightbox): string {
  return options.history ? location.href : (picture?.page ?? '');
}

/** The clipboard is there for secure pages that are allowed to write to it (H35). */
export const canCopy = () => 'clipboard' in navigator && mayUse('clipboard-write');

/** Passing on by the system's own dialog. */
export const canShare = () => 'share' in navigator && mayUse('web-share');

/** Says how it went. */
export type Tell = (what: ViewerText) => void;

const copy = (text: string, done: ViewerText, tell: Tell) =>
  navigator.clipboard.writeText(text).then(
    () => tell(done),
    () => tell('notCopied'),
  );

/** Copies a link to the picture shown. */
export const copyLink = (viewer: PixLightbox, tell: Tell) => copy(linkTo(viewer), 'linkCopied', tell);

/** Copies markup that shows the picture. */
export async function copyEmbed({ picture }: PixLightbox, tell: Tell): Promise<void> {
  if (picture) await copy(embedCode(picture), 'embedCopied', tell);
}

/** Hands the picture to the system's dialog; where that fails, the link is copied. */
export async function share(viewer: PixLightbox, tell: Tell): Promise<void> {
  try {
    await navigator.share({ title: viewer.picture?.title ?? '', url: linkTo(viewer) });
  } catch (error) {
    if ((error as Error).name !== 'AbortError' && canCopy()) await copyLink(viewer, tell);
  }
}
