import type { ViewerContext } from '../viewer-context.ts';
import { slugIn, urlParameter } from '../slug-in-url.ts';
import { embedCode } from './embed-code.ts';
import { isFeatureAllowed } from './is-feature-allowed.ts';
import type { ViewerTextKey } from './viewer-texts.ts';

/** Whether the page's URL names the current picture, so that a link to the page opens the picture. */
export const isPageLink = ({ options }: ViewerContext): boolean => {
  const name = urlParameter(options.history);
  return !!name && !!slugIn(name, location.href);
};

/** URL of the current picture: the page's URL if it names the picture, else that of the picture page. */
const linkTo = (viewer: ViewerContext): string =>
  isPageLink(viewer) ? location.href : (viewer.picture?.page ?? '');

/** Whether the page may write to the clipboard: only secure contexts with permission have one. */
export const canCopy = () => 'clipboard' in navigator && isFeatureAllowed('clipboard-write');

/** Whether the system's share dialog is available. */
export const canShare = () => 'share' in navigator && isFeatureAllowed('web-share');

/** Announces a result to the visitor. */
export type Announce = (key: ViewerTextKey) => void;

const copy = (text: string, success: ViewerTextKey, announce: Announce) =>
  navigator.clipboard.writeText(text).then(
    () => announce(success),
    () => announce('notCopied'),
  );

/** Copies a link to the current picture. */
export const copyLink = (viewer: ViewerContext, announce: Announce) =>
  copy(linkTo(viewer), 'linkCopied', announce);

/** Copies HTML that embeds the current picture. */
export async function copyEmbed({ picture }: ViewerContext, announce: Announce): Promise<void> {
  if (picture) await copy(embedCode(picture), 'embedCopied', announce);
}

/** Opens the system's share dialog; copies the link if that fails. */
export async function share(viewer: ViewerContext, announce: Announce): Promise<void> {
  try {
    await navigator.share({ title: viewer.picture?.title ?? '', url: linkTo(viewer) });
  } catch (error) {
    if ((error as Error).name !== 'AbortError' && canCopy()) await copyLink(viewer, announce);
  }
}
