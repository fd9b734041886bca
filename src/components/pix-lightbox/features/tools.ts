import { html, nothing, type TemplateResult } from 'lit';
import type { ViewerContext } from '../viewer-context.ts';
import { toolButton, type ButtonPart } from '../tool-button.ts';
import { viewerIcons } from '../viewer-icons.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { download } from './download.ts';
import { featureIcons } from './feature-icons.ts';
import { canCopy, canShare, copyEmbed, copyLink, isPageLink, share, type Announce } from './share.ts';
import type { ViewerTexts, ViewerTextKey } from './viewer-texts.ts';

/** A tool of the viewer: a button in the bar or an entry of the menu. */
export interface Tool {
  part: ButtonPart;
  name: ViewerTextKey;
  icon: TemplateResult;
  /** Click handler; a link without one is simply followed. */
  act?: (event: MouseEvent) => unknown;
  /** URL of a tool that is a link. */
  href?: string;
  /** Key of the keyboard shortcut. */
  key?: string;
  /** Whether a toggle is on. */
  pressed?: boolean;
}

/** State that the tools depend on. */
export interface ToolsState {
  /** Whether there is more than one picture. */
  isSeries: boolean;
  /** Whether thumbnails are shown. */
  hasStrip: boolean;
  isFullscreen: boolean;
  /** Whether the viewport is narrow: Download is more useful in the bar than Zoom, which a pinch replaces. */
  isNarrow: boolean;
  /** Whether the slideshow is running. */
  isPlaying: boolean;
  announce: Announce;
}

const available = (tools: (Tool | false | undefined)[]) => tools.filter((tool): tool is Tool => !!tool);

/** Tools that are buttons if the bar has space for them, by priority; without those that browser or page do not allow. */
export function mainTools(
  viewer: ViewerContext,
  { isSeries, isFullscreen, isNarrow, isPlaying, announce }: ToolsState,
): Tool[] {
  const { picture } = viewer;
  const act = (action: ViewerAction) => () => viewer.act(action);
  const downloadTool: Tool | undefined = picture && {
    part: 'download-button',
    name: 'download',
    icon: featureIcons.download,
    href: picture.source,
    act: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void download(picture);
    },
  };
  return available([
    isNarrow && downloadTool,
    isSeries && {
      part: 'slideshow-button',
      name: isPlaying ? 'pauseSlideshow' : 'startSlideshow',
      icon: isPlaying ? featureIcons.pause : featureIcons.play,
      act: act('slideshow'),
    },
    document.fullscreenEnabled && {
      part: 'fullscreen-button',
      name: isFullscreen ? 'leaveFullscreen' : 'enterFullscreen',
      icon: isFullscreen ? featureIcons.shrink : featureIcons.expand,
      key: 'F',
      act: act('fullscreen'),
    },
    !isNarrow && downloadTool,
    picture &&
      canShare() && {
        part: 'share-button',
        name: 'share',
        icon: featureIcons.share,
        act: () => share(viewer, announce),
      },
  ]);
}

/** Tools that are always entries of the menu. */
export function moreTools(
  viewer: ViewerContext,
  { isSeries, hasStrip, isNarrow, announce }: ToolsState,
): Tool[] {
  const { picture, state } = viewer;
  return available([
    isNarrow &&
      state.zoomable && {
        part: 'zoom-button',
        name: state.zoomed ? 'zoomOut' : 'zoomIn',
        icon: state.zoomed ? viewerIcons.zoomOut : viewerIcons.zoomIn,
        key: 'Z',
        act: () => viewer.act('zoom'),
      },
    isSeries && {
      part: 'thumbnails-button',
      name: 'thumbnails',
      icon: featureIcons.thumbnails,
      key: 'T',
      pressed: hasStrip,
      act: () => viewer.act('thumbnails'),
    },
    picture &&
      canCopy() && {
        part: 'copy-link-button',
        name: isPageLink(viewer) || picture.page === picture.source ? 'copyLink' : 'copyPictureLink',
        icon: featureIcons.link,
        act: () => copyLink(viewer, announce),
      },
    picture &&
      canCopy() && {
        part: 'copy-embed-button',
        name: 'copyEmbed',
        icon: featureIcons.code,
        act: () => copyEmbed(viewer, announce),
      },
    picture &&
      picture.page !== picture.source && {
        part: 'picture-page-button',
        name: 'picturePage',
        icon: featureIcons.page,
        href: picture.page,
      },
  ]);
}

/** Renders a tool as a round button. */
export function barTool({ t }: ViewerTexts, { part, name, icon, act, href, key }: Tool): TemplateResult {
  const label = t(name);
  if (href === undefined)
    return toolButton({ part, name: label, icon, act: () => void act?.(new MouseEvent('click')), key });
  return html`<a
    class="tool"
    part="button ${part}"
    aria-label=${label}
    title=${label}
    href=${href}
    download
    target="_blank"
    rel="noopener"
    @click=${act}
    >${icon}</a
  >`;
}

/** Renders a tool as an entry of the menu; `close` closes the menu. */
export function menuTool({ t }: ViewerTexts, tool: Tool, close: () => void): TemplateResult {
  const { part, name, icon, act, href, key, pressed } = tool;
  // The style sheet renders the shortcut, so that it is not part of the accessible name.
  const content = html`${icon}<span>${t(name)}</span>${key ? html`<kbd data-key=${key} aria-hidden="true"></kbd>` : nothing}`;
  if (href !== undefined) {
    return html`<a
      part="menu-item ${part}"
      href=${href}
      ?download=${!!act}
      target="_blank"
      rel="noopener"
      @click=${(event: MouseEvent) => act?.(event)}
      >${content}</a
    >`;
  }
  return html`<button
    part="menu-item ${part}"
    aria-pressed=${pressed ?? nothing}
    aria-keyshortcuts=${key ?? nothing}
    @click=${(event: MouseEvent) => {
      close();
      void act?.(event);
    }}
  >
    ${content}
  </button>`;
}
