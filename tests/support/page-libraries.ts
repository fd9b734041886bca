import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';

const { resolve } = createRequire(new URL('../page-libraries/package.json', import.meta.url));
const old = (file: string) => resolve(`esprima/test/3rdparty/${file}.js`);

/** Files of libraries that change a page's JavaScript, in the order they are loaded. */
const FILES = {
  'Prototype.js 1.6.1': [old('prototype-1.6.1')],
  'Prototype.js 1.7': [old('prototype-1.7.0.0')],
  'MooTools 1.3': [old('mootools-1.3.2')],
  'MooTools 1.4': [old('mootools-1.4.1')],
  'Prototype.js and MooTools': [old('prototype-1.7.0.0'), old('mootools-1.4.1')],
  'MooTools and Prototype.js': [old('mootools-1.3.2'), old('prototype-1.6.1')],
  Datejs: [join(dirname(resolve('datejs/package.json')), 'lib/date.js')],
  'Dojo 1.6': [resolve('dojo/dojo.js')],
  jQuery: [resolve('jquery'), old('jquery-1.7.1')],
  'Ext Core': [old('ext-core-3.1.0')],
  Sugar: [join(dirname(resolve('sugar/package.json')), 'release/1.2/development/sugar-1.2.development.js')],
  'Zone.js': [join(dirname(resolve('zone.js')), 'zone.umd.js')],
  'core-js': [resolve('core-js-bundle')],
  'es5-shim and es6-shim': ['es5-shim', 'es5-shim/es5-sham', 'es6-shim', 'es6-shim/es6-sham'].map((path) =>
    resolve(path),
  ),
} satisfies Record<string, string[]>;

/** The name of a library, or of several that a page loads one after the other. */
export type PageLibrary = keyof typeof FILES;

const folders = [...new Set(Object.values(FILES).flat().map(dirname))];

/** Paths of each library's files on the server of the libraries. */
const PATHS = Object.fromEntries(
  Object.entries(FILES).map(([name, files]) => [
    name,
    files.map((file) => `/${folders.indexOf(dirname(file))}/${basename(file)}`),
  ]),
) as Record<PageLibrary, string[]>;

/** Serves the libraries to pages of all origins; gives the addresses of each one's files. */
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
