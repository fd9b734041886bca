import { hasModifier } from '../../../internal/modifiers.ts';
import { savesData } from '../../../tiles/image-loading.ts';
import { later, type LaterCode } from '../later.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { isNarrow } from '../viewport-padding.ts';
import type { Panels } from './panels.ts';
import type { Toast } from './toast.ts';
import type { ToolBar } from './tool-bar.ts';
import type { ViewTracker } from './view-tracker.ts';

const ICONS = {
  slideshow: viewerIcon('M8 5.5v13l10.5-6.5z'),
  download: viewerIcon('M12 4v11M7 10.5l5 5 5-5M5 20h14'),
  thumbnails: viewerIcon('M4 5h16v8H4zM4 17h4v3H4zM10 17h4v3h-4zM16 17h4v3h-4z'),
};

/** Features that others use. */
export interface SharedFeatures {
  panels: Panels;
  views: ViewTracker;
  toast: Toast;
  toolBar: ToolBar;
}

type FeatureClass = new (viewer: FeatureContext, shared: SharedFeatures) => ViewerFeature;

/** Code of features that loads when a visitor uses their tools, by the action. The part of a tool is the action with `-button`. */
export const codeOnUse: ReadonlyMap<string, LaterCode<FeatureClass>> = new Map([
  ['info', later<FeatureClass>(async () => (await import('./info-panel.ts')).InfoPanel)],
  ['more', later<FeatureClass>(async () => (await import('./tool-menu.ts')).ToolMenu)],
  ['slideshow', later<FeatureClass>(async () => (await import('./slideshow.ts')).Slideshow)],
  ['download', later<FeatureClass>(async () => (await import('./download.ts')).Download)],
  ['thumbnails', later<FeatureClass>(async () => (await import('./thumbnail-strip.ts')).ThumbnailStrip)],
]);

/** The features that load when a visitor uses their tools. The first use waits for the code; further ones before it are the same use. */
export class FeaturesOnUse implements ViewerFeature {
  readonly #viewer: FeatureContext;
  readonly #shared: SharedFeatures;
  readonly #add: (feature: ViewerFeature) => void;
  readonly #features = new Map<string, ViewerFeature>();
  readonly #loading = new Set<string>();

  /**
   * @param add Adds a feature to the viewer.
   * @param isLeftOut Whether the page has left out a tool.
   */
  constructor(
    viewer: FeatureContext,
    shared: SharedFeatures,
    add: (feature: ViewerFeature) => void,
    isLeftOut: (name: string) => boolean,
  ) {
    this.#viewer = viewer;
    this.#shared = shared;
    this.#add = add;
    // What visitors have used before is there at once, as they have left it.
    for (const [action, code] of codeOnUse) {
      const Feature = code.loaded();
      if (Feature && !isLeftOut(action)) this.#create(action, Feature);
    }
    for (const type of ['pointerover', 'focusin'])
      viewer.host.renderRoot.addEventListener(type, this.#prefetch);
  }

  tools(): Tool[] {
    const { picture, options } = this.#viewer;
    const tools: Tool[] = [];
    const add = (action: keyof typeof ICONS, tool: Partial<Tool>) =>
      tools.push({
        part: `${action}-button`,
        icon: ICONS[action],
        act: () => this.#viewer.act(action),
        ...tool,
        ...this.#features.get(action)?.tool?.(),
      });
    if (options.pictures.count > 1) {
      add('slideshow', { name: 'startSlideshow', priority: 4 });
      add('thumbnails', { name: 'thumbnails', key: 'T', pressed: false });
    }
    // On phones it is what visitors look for. A click with a modifier key follows the link.
    if (picture)
      add('download', {
        name: 'download',
        href: picture.source,
        priority: isNarrow() ? 5 : 2,
        act: (event) => {
          if (event.shiftKey || hasModifier(event)) return;
          event.preventDefault();
          this.#viewer.act('download');
        },
      });
    return tools;
  }

  act(action: ViewerAction): boolean {
    const code = codeOnUse.get(action);
    const feature = this.#features.get(action);
    if (feature) return !!feature.act?.(action);
    if (code && !this.#loading.has(action)) void this.#load(action, code);
    return !!code;
  }

  async #load(action: ViewerAction, code: LaterCode<FeatureClass>): Promise<void> {
    const { host } = this.#viewer;
    this.#loading.add(action);
    try {
      const Feature = await code.load();
      // The viewer may have closed.
      if (host.isConnected) this.#create(action, Feature).act?.(action);
      host.requestUpdate();
    } catch {
      this.#shared.toast.show('notLoaded');
    }
    this.#loading.delete(action);
  }

  #create(action: string, Feature: FeatureClass): ViewerFeature {
    const feature = new Feature(this.#viewer, this.#shared);
    this.#features.set(action, feature);
    this.#add(feature);
    return feature;
  }

  /** Loads the code of a tool that a pointer or the focus has come to. Errors surface when it is used. */
  readonly #prefetch = ({ target }: Event): void => {
    const part = (target as Element).closest('[part]')?.getAttribute('part') ?? '';
    const [button = ''] = part.split(' ').filter((name) => name.endsWith('-button'));
    const action = button.replace('-button', '');
    if (!savesData())
      codeOnUse
        .get(action)
        ?.load()
        .catch(() => undefined);
  };
}
