import { escapeHtml } from '../../../internal/escape-html.ts';
import type { Picture } from '../../../tiles/picture.ts';
import { slugIn, urlParameter } from '../slug-in-url.ts';
import type { ViewerContext, ViewerTextKey } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import type { Toast } from './toast.ts';

const ICONS = {
  share: viewerIcon('M12 15V4M8 7.5L12 3.5l4 4M8 11H6v9h12v-9h-2'),
  link: viewerIcon(
    'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  ),
  code: viewerIcon('M8 7l-5 5 5 5M16 7l5 5-5 5'),
  page: viewerIcon('M13 4h7v7M20 4l-9 9M9 5H5v14h14v-4'),
};

/** Whether the page may write to the clipboard: only secure contexts with permission have one. */
const canCopy = () => 'clipboard' in navigator && isFeatureAllowed('clipboard-write');

/** Whether the system's share dialog is available. */
const canShare = () => 'share' in navigator && isFeatureAllowed('web-share');

/** Shares the current picture, copies a link or HTML that embeds it, and links to its page. */
export function sharing(viewer: ViewerContext, toast: Toast): ViewerFeature {
  /** Whether the page's URL names the current picture, so that a link to the page opens the picture. */
  const isPageLink = () => {
    const name = urlParameter(viewer.options.history);
    return !!name && !!slugIn(name, location.href);
  };
  const { shared } = viewer.options;
  const link = () => shared ?? (isPageLink() ? location.href : (viewer.picture?.page ?? ''));
  const copy = (text: string, success: ViewerTextKey) =>
    navigator.clipboard.writeText(text).then(
      () => toast.show(success),
      () => toast.show('notCopied'),
    );
  const copyLink = () => copy(link(), 'linkCopied');
  /** Opens the system's share dialog; copies the link if that fails. */
  const share = () =>
    navigator.share({ title: viewer.picture?.title ?? '', url: link() }).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError' && canCopy()) return copyLink();
    });
  return {
    tools: () => {
      const { picture } = viewer;
      if (!picture) return [];
      const { page, source } = picture;
      const hasPage = page !== source;
      const tools: Tool[] = [];
      if (canShare())
        tools.push({ part: 'share-button', name: 'share', icon: ICONS.share, priority: 1, act: share });
      if (canCopy()) {
        const name = shared || isPageLink() || !hasPage ? 'copyLink' : 'copyPictureLink';
        const copyEmbed = () => copy(embedCode(picture), 'embedCopied');
        tools.push({ part: 'copy-link-button', name, icon: ICONS.link, act: copyLink });
        // Where there is a page to share, its pictures are no files for other pages.
        if (!shared)
          tools.push({ part: 'copy-embed-button', name: 'copyEmbed', icon: ICONS.code, act: copyEmbed });
      }
      if (hasPage)
        tools.push({ part: 'picture-page-button', name: 'picturePage', icon: ICONS.page, href: page });
      return tools;
    },
  };
}

/** HTML that embeds a picture in another page; built from the sanitized record, never from the record's own markup. */
function embedCode({ page, source, title, width, height }: Picture): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(source)}" alt="${escapeHtml(title)}" ${size} loading="lazy"></a>`;
}

interface FeaturePolicy {
  features(): string[];
  allowsFeature(name: string): boolean;
}

/** Whether the page's permissions policy allows a feature; true in browsers that do not expose the policy. */
function isFeatureAllowed(feature: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: FeaturePolicy };
  // Browsers log a warning for an unknown feature.
  return !featurePolicy?.features().includes(feature) || featurePolicy.allowsFeature(feature);
}
