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

/** Adds the optional features to a viewer. The menu lists their tools in this order. */
export function createFeatures(viewer: ViewerContext): ViewerFeatures {
  viewer.texts.extend(viewerTexts);
  const context = viewer as FeatureContext;
  const panels = new Panels(context);
  const views = new ViewTracker(context);
  const toast = new Toast(context);
  const features: ViewerFeature[] = [];
  const toolBar = new ToolBar(context, () => features.flatMap((feature) => feature.tools?.() ?? []));
  features.push(
    panels,
    views,
    new Recovery(context, views),
    toolBar,
    new InfoPanel(context, panels, views),
    new ToolMenu(context, panels, toolBar),
    new ReadMore(context),
    new Slideshow(context),
    fullScreen(context),
    downloadTool(context),
    new ThumbnailStrip(context),
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
