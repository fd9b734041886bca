import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, lstatSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { DEPENDENCIES, newProject, packageIn } from './support/project.ts';
import { startRegistry, type Registry } from './support/registry.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

const MSW_2 = packageIn('msw/2.11', 'msw');

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry(['node_modules', dirname(MSW_2)], ['msw']);
});
afterAll(() => registry[Symbol.asyncDispose]());

/** A new project, in which npm installs with its defaults. */
function newFolder() {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(resolve(folder, 'package.json'), '{ "private": true }');
  const install = async (...args: string[]) => {
    const options = ['--registry', registry.url, '--cache', resolve(folder, 'cache')];
    const silence = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', ['install', ...options, ...silence, ...args], { cwd: folder });
  };
  /** The packages of a lock file. */
  const installed = (lock = 'node_modules/.package-lock.json') => {
    const text = readFileSync(resolve(folder, lock), 'utf8');
    const { packages } = JSON.parse(text) as { packages: Record<string, { version: string }> };
    return new Map(
      Object.entries(packages).map(([path, { version }]) => [path.replace(/^.*node_modules\//, ''), version]),
    );
  };
  /** Size of the installed packages with their folders, in the unit of `du`. */
  const megabytes = () => {
    const entries = readdirSync(resolve(folder, 'node_modules'), { recursive: true, withFileTypes: true });
    const sizes = entries.map(({ parentPath, name }) => lstatSync(resolve(parentPath, name)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  };
  return { folder, install, installed, megabytes };
}

describe('npm install pix-sdk', () => {
  test('installs its dependencies, and neither MSW nor sharp', async () => {
    const { folder, install, installed, megabytes } = newFolder();
    await install(inject('tarball'));
    expect([...installed().keys()].sort()).toEqual([...DEPENDENCIES, 'pix-sdk'].sort());
    const lock = readFileSync(resolve(folder, 'node_modules/.package-lock.json'), 'utf8');
    expect(lock).not.toContain('hasInstallScript');

    const [, packages, size] = /adds (\d+) packages, (\d+) MB/.exec(README) ?? [];
    expect(Number(packages)).toBe(installed().size);
    expect(Math.abs(megabytes() - Number(size))).toBeLessThan(1);
  });

  test.each(['2', '3'])('does not change the MSW %s of a project', async (major) => {
    const { install, installed } = newFolder();
    // What npm decides, without the files.
    await install('--package-lock-only', `msw@${major}`);
    const before = installed('package-lock.json').get('msw') ?? '';
    await install('--package-lock-only', inject('tarball'));
    expect(before.startsWith(`${major}.`)).toBe(true);
    expect(installed('package-lock.json').get('msw')).toBe(before);
    expect(installed('package-lock.json').has('pix-sdk')).toBe(true);
  });
});

test('a project that imports only the client loads ky, and one that imports elements neither ky nor PhotoSwipe', () => {
  using clientOnly = newProject(['ky']);
  expect(clientOnly.run("console.log(typeof (await import('pix-sdk')).createPix);")).toBe('function');
  using elements = newProject(DEPENDENCIES.filter((name) => !['ky', 'photoswipe'].includes(name)));
  expect(readdirSync(elements.path('node_modules'))).not.toContain('ky');
  expect(elements.run("await import('pix-sdk/define');\nconsole.log('loaded');")).toBe('loaded');
});
