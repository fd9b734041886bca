import { adoptStyles } from '../../../internal/adopt-styles.ts';
import { viewerTexts } from '../../../locales/viewer.ts';
import type { FeatureContext, ViewerContext } from '../viewer-context.ts';
import type { ReservedSpace, ViewerFeature, ViewerFeatures } from '../viewer-features.ts';
import { AutoHide } from './auto-hide.ts';
import { fullScreen } from './full-screen.ts';
import { keepFocus } from './keep-focus.ts';
import { listEnd } from './list-end.ts';
import { FeaturesOnUse } from './on-use.ts';
import { Panels } from './panels.ts';
import { ReadMore } from './read-more.ts';
import { Recovery } from './recovery.ts';
import { sharing } from './share.ts';
import { Toast } from './toast.ts';
import { ToolBar } from './tool-bar.ts';
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
  const add = (feature: ViewerFeature) => {
    features.push(feature);
    if (feature.styles) adoptStyles(viewer.host, feature.styles);
  };
  const sortedTools = () => {
    const all = features.flatMap((feature) => feature.tools?.() ?? []);
    return isChosen && page ? page.choose(all) : all.sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  };
  const toolBar = new ToolBar(context, panels, sortedTools, isChosen);
  if (page) add(page);
  for (const feature of [panels, views, toast, toolBar, new Recovery(context, views)]) add(feature);
  const onUse = new FeaturesOnUse(
    context,
    { panels, views, toast, toolBar },
    add,
    (name) => !!page?.leavesOut(name),
  );
  [
    onUse,
    new ReadMore(context, () => onUse.act('info')),
    fullScreen(context),
    sharing(context, toast),
    listEnd(context),
    new AutoHide(context, panels),
    keepFocus(context),
  ].forEach(add);
  // The page cannot be zoomed later: gestures are then those of the viewer.
  if ((window.visualViewport?.scale ?? 1) > 1)
    void import('./page-zoom.ts').then(
      ({ pageZoom }) => viewer.host.isConnected && add(pageZoom(context)),
      () => undefined,
    );
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
