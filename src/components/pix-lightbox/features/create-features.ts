import { adoptStyles } from '../../../internal/adopt-styles.ts';
import { viewerTexts } from '../../../locales/viewer.ts';
import type { FeatureContext, ViewerContext } from '../viewer-context.ts';
import type { ReservedSpace, ViewerFeature, ViewerFeatures } from '../viewer-features.ts';
import { AutoHide } from './auto-hide.ts';
import { downloadTool } from './download.ts';
import { fullScreen } from './full-screen.ts';
import { InfoPanel } from './info-panel.ts';
import { keepFocus } from './keep-focus.ts';
import { Panels } from './panels.ts';
import { ReadMore } from './read-more.ts';
import { Recovery } from './recovery.ts';
import { sharing } from './share.ts';
import { Slideshow } from './slideshow.ts';
import { ThumbnailStrip } from './thumbnail-strip.ts';
import { Toast } from './toast.ts';
import { ToolBar } from './tool-bar.ts';
import { ToolMenu } from './tool-menu.ts';
import { ViewTracker } from './view-tracker.ts';

/** Loads the code of tools that the page has chosen; without it, the viewer has no features, since some may have been left out. */
export const loadPageTools = ({ tools, slotted }: ViewerContext['options']) =>
  tools != null || slotted?.length ? import('./page-tools.ts') : undefined;

/** Adds the optional features to a viewer. The menu lists their tools in this order, unless the page has chosen them. */
export function createFeatures(
  viewer: ViewerContext,
  pageTools: Awaited<ReturnType<typeof loadPageTools>>,
): ViewerFeatures {
  viewer.texts.extend(viewerTexts);
  const context = viewer as FeatureContext;
  const page = pageTools && new pageTools.PageTools(context);
  const isChosen = !!page?.isChosen;
  const panels = new Panels(context);
  const views = new ViewTracker(context);
  const toast = new Toast(context);
  const features: ViewerFeature[] = [];
  const sortedTools = () => {
    const all = features.flatMap((feature) => feature.tools?.() ?? []);
    return isChosen && page ? page.choose(all) : all.sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  };
  const toolBar = new ToolBar(context, sortedTools, isChosen);
  features.push(
    ...(page ? [page] : []),
    panels,
    views,
    new Recovery(context, views),
    toolBar,
    new InfoPanel(context, panels, views, isChosen),
    new ToolMenu(context, panels, toolBar),
    new ReadMore(context, panels),
    new Slideshow(context),
    fullScreen(context),
    downloadTool(context),
    new ThumbnailStrip(context, !page?.leavesOut('thumbnails')),
    sharing(context, toast),
    toast,
    new AutoHide(context, panels),
    keepFocus(context),
  );
  for (const { styles } of features) if (styles) adoptStyles(viewer.host, styles);
  return {
    added: (place) => features.map((feature) => feature[place]?.()),
    problem: () => features.map((feature) => feature.problem?.()).find(Boolean) ?? '',
    reservedSpace: () => largest(features.map((feature) => feature.reservedSpace?.() ?? {})),
    hasZoom: () => toolBar.hasZoom,
    act: (action) => features.some((feature) => feature.act?.(action)),
    updated: () => features.forEach((feature) => feature.updated?.()),
    stop: () => features.forEach((feature) => feature.stop?.()),
  };
}

/** The space that satisfies all of several features. */
function largest(spaces: Partial<ReservedSpace>[]): ReservedSpace {
  const max = (side: keyof ReservedSpace) => Math.max(...spaces.map((space) => space[side] ?? 0));
  return { bottom: max('bottom'), start: max('start'), end: max('end') };
}
