import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install as installPackages } from '../../tools/install.ts';
import { selectedConsumers, type ConsumerName } from './consumers.ts';
import { packInto } from './pack-into.ts';
import { startProcess } from './start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which the consumers are installed. */
    consumers: string;
  }
}

/** Base URL of the service in the documents and the consumers. */
const DOCUMENTED_URL = 'https://pix.example';

const consumersFolder = import.meta.dirname;

/**
 * Installs the selected consumers with the packed package outside the repository, so that they cannot import files of the
 * repository, and starts the reference server of the package for them.
 */
export default async function install(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-consumers-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rmSync(folder, { recursive: true, maxRetries: 3 }));
  const names = selectedConsumers();
  for (const file of ['package.json', 'package-lock.json', ...names])
    cpSync(resolve(consumersFolder, file), resolve(folder, file), { recursive: true });
  packInto(folder);
  const workspaces = names.flatMap((name) => ['--workspace', packageOf(name)]);
  await installPackages(folder, ...workspaces);
  const server = cleanup.use(
    await startProcess(folder, (port) => ['npx', 'pix-mock', '--port', String(port)]),
  );
  for (const name of names) setBaseUrl(resolve(folder, name), server.url);
  project.provide('consumers', folder);
  const moved = cleanup.move();
  return () => moved.disposeAsync();
}

/** Replaces the documented URL of the service in the sources of a consumer. */
function setBaseUrl(folder: string, url: string): void {
  for (const entry of globSync('**/*.*', { cwd: folder, exclude: (name) => name === 'node_modules' })) {
    const file = resolve(folder, entry);
    const text = readFileSync(file, 'utf8');
    if (text.includes(DOCUMENTED_URL)) writeFileSync(file, text.replaceAll(DOCUMENTED_URL, url));
  }
}

/** Package name of a consumer. */
export const packageOf = (name: ConsumerName) => `with-${name}`;
