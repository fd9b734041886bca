import type { Plugin } from 'vite';

/** A patch of a library's file: the text to find and its replacement. */
export interface Patch {
  /** Suffix of the file's path. */
  file: string;
  from: string | RegExp;
  to: string;
}

/**
 * Vite plugin that patches library files while they are bundled. A patch that does not match fails the build, so that a
 * new version of a library is reviewed.
 */
export function vendorPatches(name: string, patches: readonly Patch[]): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      const own = patches.filter(({ file }) => id.endsWith(file));
      if (!own.length) return undefined;
      for (const { file, from, to } of own) {
        const patched = code.replace(from, to);
        if (patched === code) this.error(`${file} no longer contains ${String(from)}: update the patch.`);
        code = patched;
      }
      return { code, map: null };
    },
  };
}
