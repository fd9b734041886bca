import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { install } from '../../tools/install.ts';

const manifest = join(import.meta.dirname, '../page-libraries/package.json');
await install(dirname(manifest));
const { resolve } = createRequire(manifest);
const oldRelease = (file: string) => resolve(`esprima/test/3rdparty/${file}.js`);

/** Files of libraries that change the globals of a page, in loading order. */
const FILES = {
  'Prototype.js 1.6.1': [oldRelease('prototype-1.6.1')],
  'Prototype.js 1.7': [oldRelease('prototype-1.7.0.0')],
  'MooTools 1.3': [oldRelease('mootools-1.3.2')],
  'MooTools 1.4': [oldRelease('mootools-1.4.1')],
  'Prototype.js and MooTools': [oldRelease('prototype-1.7.0.0'), oldRelease('mootools-1.4.1')],
  'MooTools and Prototype.js': [oldRelease('mootools-1.3.2'), oldRelease('prototype-1.6.1')],
  Datejs: [join(dirname(resolve('datejs/package.json')), 'lib/date.js')],
  'Dojo 1.6': [resolve('dojo/dojo.js')],
  jQuery: [resolve('jquery'), oldRelease('jquery-1.7.1')],
  'Ext Core': [oldRelease('ext-core-3.1.0')],
  Sugar: [join(dirname(resolve('sugar/package.json')), 'release/1.2/development/sugar-1.2.development.js')],
  'Zone.js': [join(dirname(resolve('zone.js')), 'zone.umd.js')],
  'core-js': [resolve('core-js-bundle')],
  'es5-shim and es6-shim': ['es5-shim', 'es5-shim/es5-sham', 'es6-shim', 'es6-shim/es6-sham'].map((path) =>
    resolve(path),
  ),
} satisfies Record<string, string[]>;

/** Name of a library, or of several libraries on one page. */
export type PageLibrary = keyof typeof FILES;

const folders = [...new Set(Object.values(FILES).flat().map(dirname))];

/** Paths of the files of each library on the server. */
const PATHS = Object.fromEntries(
  Object.entries(FILES).map(([name, files]) => [
    name,
    files.map((file) => `/${folders.indexOf(dirname(file))}/${basename(file)}`),
  ]),
) as Record<PageLibrary, string[]>;

/** Serves the libraries to pages of all origins. Resolves with the URLs of the files of each library. */
export async function servePageLibraries() {
  const server = createServer((request, response) => {
    const [, folder, ...path] = new URL(request.url ?? '', 'http://localhost').pathname.split('/');
    const file = join(folders[Number(folder)] ?? '', ...path);
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const libraries = Object.fromEntries(
    Object.entries(PATHS).map(([name, paths]) => [name, paths.map((path) => url + path)]),
  ) as Record<PageLibrary, string[]>;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { libraries, close };
}
