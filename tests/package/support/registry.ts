import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** A local npm registry. */
export interface Registry extends AsyncDisposable {
  url: string;
}

/**
 * Starts a registry of the packages that this repository has installed, from which npm installs without a network.
 *
 * @param folders Folders that are searched for a package, relative to the root; each may have another version.
 * @param bare Packages that are installed without their own dependencies.
 */
export async function startRegistry(folders: readonly string[], bare: readonly string[]): Promise<Registry> {
  const foldersOf = (name: string) =>
    folders.map((folder) => resolve(root, folder, name)).filter((folder) => existsSync(folder));
  const read = (folder: string) => {
    const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Manifest;
    return bare.includes(manifest.name) ? { ...manifest, dependencies: {} } : manifest;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const [name = '', file] = decodeURIComponent(pathname.slice(1)).split('/-/');
    const found = foldersOf(name).map((folder) => ({ folder, manifest: read(folder) }));
    const [latest] = found;
    if (!latest) return response.writeHead(404).end('{}');
    if (file) {
      const { folder } = found.find(({ manifest }) => file === `${manifest.version}.tgz`) ?? latest;
      const tar = ['-czhf', '-', '--exclude=./node_modules', '--transform=s,^\\.,package,', '.'];
      return response.end(execFileSync('tar', tar, { cwd: folder, maxBuffer: 2 ** 28 }));
    }
    const versions = found.map(({ manifest }) => [
      manifest.version,
      { ...manifest, dist: { tarball: `http://${request.headers.host}/${name}/-/${manifest.version}.tgz` } },
    ]);
    const packument = {
      name,
      'dist-tags': { latest: latest.manifest.version },
      versions: Object.fromEntries(versions) as object,
    };
    return response.end(JSON.stringify(packument));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
