import type * as Features from './features/create-features.ts';

type FeaturesCode = typeof Features;

let loaded: FeaturesCode | undefined;

/** The code of the viewer's optional features, if it has been loaded. */
export const loadedFeatures = (): FeaturesCode | undefined => loaded;

/** Loads the code of the viewer's optional features; resolves with `undefined` if it cannot be loaded. */
export async function loadFeatures(): Promise<FeaturesCode | undefined> {
  loaded ??= await import('./features/create-features.ts').catch(() => undefined);
  return loaded;
}
