/** Code that loads when the viewer is open, or when a visitor turns to a picture or to a tool. */
export interface LaterCode<Code> {
  /** The code, if it has been loaded. */
  loaded: () => Code | undefined;
  /** Loads the code; rejects if it cannot be loaded. */
  load: () => Promise<Code>;
}

/** Code that is loaded at most once, unless it cannot be loaded. */
export function later<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let loaded: Code | undefined;
  return { loaded: () => loaded, load: async () => (loaded ??= await load()) };
}
