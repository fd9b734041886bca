import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** File next to the bundle with the licences of the bundled packages. */
const FILE = 'THIRD_PARTY_NOTICES.txt';

/** Folder of the package that a module belongs to; `undefined` for our own modules. */
const packageOf = (id: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];

/** Licence text of a package; fails the build if there is none. */
function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`The package in ${folder} has no licence file.`);
  return resolve(folder, file);
}

/**
 * Writes the licences of bundled packages to a file next to the bundle, and a reference to it into each file with their
 * code.
 */
export function notices(): Plugin {
  return {
    name: 'pix:notices',
    generateBundle(_options, bundle) {
      const packages = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = Object.keys(chunk.modules).flatMap((id) => packageOf(id) ?? []);
        // After a line that has to be the first: `#!`, or a hint for the compiler.
        if (own.length) chunk.code = chunk.code.replace(/^((?:#!|\/\/#).*\n)?/, `$1/*! ${FILE} */`);
        for (const folder of own) packages.add(folder);
      }
      const texts = [...packages].sort().map((folder) => {
        const { name, version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
          name: string;
          version: string;
        };
        const notice = resolve(folder, 'NOTICE');
        const files = [licenceOf(folder), ...(existsSync(notice) ? [notice] : [])];
        return (
          [`${name} ${version}`, ...files.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n') +
          '\n'
        );
      });
      this.emitFile({ type: 'asset', fileName: FILE, source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}
