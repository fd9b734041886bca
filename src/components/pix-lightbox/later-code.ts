import { later } from './later.ts';

/** Gestures, zoom and slides. Until they are there, the first picture is shown without them. */
export const engineCode = later(() => import('./photoswipe-engine.ts'));

/** The optional features. */
export const featuresCode = later(() => import('./features/create-features.ts'));
