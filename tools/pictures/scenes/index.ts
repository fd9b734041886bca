import type { Scene } from '../core/scene.ts';

type SceneModule = () => Promise<{ default: Scene }>;

/** The scenes by the slug of their picture. */
export const scenes = {
  'above-the-last-hut': () => import('./peak.ts'),
  'first-drops-of-the-day': () => import('./dew.ts'),
  'fog-between-the-beeches': () => import('./forest.ts'),
  'long-swell-last-light': () => import('./sea.ts'),
  'northern-lights-no-wind': () => import('./aurora.ts'),
  'over-the-weather': () => import('./clouds.ts'),
  'ripples-before-the-heat': () => import('./dunes.ts'),
  'the-lake-holds-still': () => import('./lake.ts'),
  'the-valleys-fill-up': () => import('./ridges.ts'),
  'traffic-out-of-focus': () => import('./bokeh.ts'),
  'waiting-for-the-rain-to-stop': () => import('./rain.ts'),
  'what-the-river-left': () => import('./canyon.ts'),
} as const satisfies Record<string, SceneModule>;

/** Slug of a picture. */
export type SceneSlug = keyof typeof scenes;
