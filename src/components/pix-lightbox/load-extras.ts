import type * as Extras from './extras/create-extras.ts';

type ExtrasCode = typeof Extras;

let loaded: ExtrasCode | undefined;

/** The code of the viewer's optional features, if it has been loaded. */
export const loadedExtras = (): ExtrasCode | undefined => loaded;

/** Loads the code of the viewer's optional features; resolves with `undefined` if it cannot be loaded. */
export async function loadExtras(): Promise<ExtrasCode | undefined> {
  loaded ??= await import('./extras/create-extras.ts').catch(() => undefined);
  return loaded;
}
