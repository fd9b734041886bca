import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { pack } from '../../tools/pack/pack.ts';
import { newProject } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

/** Code in place of the build, which would take a minute: it copies the build of this repository. */
const BUILD = `import { cpSync } from 'node:fs';
for (const name of ['cdn', 'mock', 'npm'])
  cpSync(${JSON.stringify(resolve(root, 'dist'))} + '/' + name, 'dist/' + name, { recursive: true });
`;

/** The files of this repository in a separate repository, not built yet. */
function newClone(remote: string) {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const list = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(dirname(resolve(folder, file)), { recursive: true });
    cpSync(resolve(root, file), resolve(folder, file));
  }
  writeFileSync(resolve(folder, 'tools/build.ts'), BUILD);
  symlinkSync(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'add', '.');
  return {
    folder,
    changes: () => git(folder, 'diff') + git(folder, 'ls-files', '--others', '--exclude-standard'),
  };
}

const filesIn = (tarball: string) =>
  execFileSync('tar', ['-tf', tarball], { encoding: 'utf8' }).split('\n').sort();
const fileIn = (tarball: string, path: string) =>
  execFileSync('tar', ['-xOf', tarball, `package/${path}`], { encoding: 'utf8' });
const hashOf = (file: string) => createHash('sha512').update(readFileSync(file)).digest('hex');

it('npm pack builds the published file in a clean clone, and changes nothing there', () => {
  const { folder, changes } = newClone('git@github.com:pix/sdk.git');
  const output = mkdtempSync(resolve(tmpdir(), 'pix-output-'));
  onTestFinished(() => rmSync(output, { recursive: true }));
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', output], {
    cwd: folder,
    encoding: 'utf8',
  });
  const tarball = resolve(output, name.trim());
  expect(filesIn(tarball)).toEqual(filesIn(inject('tarball')));
  expect(JSON.parse(fileIn(tarball, 'package.json'))).toMatchObject({
    homepage: 'https://github.com/pix/sdk#readme',
    repository: { type: 'git', url: 'git+https://github.com/pix/sdk.git' },
    bugs: { url: 'https://github.com/pix/sdk/issues' },
  });
  expect(fileIn(tarball, 'README.md')).toMatch(/!\[.*\]\(https:\/\/github\.com\/pix\/sdk\/raw\/v.*\.webp\)/);
  expect(changes()).toBe('');

  const again = mkdtempSync(resolve(tmpdir(), 'pix-output-'));
  onTestFinished(() => rmSync(again, { recursive: true }));
  expect(hashOf(pack(folder, again))).toBe(hashOf(tarball));
});

it('the published manifest has no fields for work in the repository', () => {
  using project = newProject();
  const manifest = JSON.parse(project.read('node_modules/pix-sdk/package.json')) as object;
  // With a public remote, there are two more fields.
  const fields = Object.keys(manifest).filter((field) => !['repository', 'bugs'].includes(field));
  expect(fields.join(' ')).toMatchInlineSnapshot(
    `"name version description keywords license homepage type sideEffects exports unpkg jsdelivr customElements web-types bin files engines publishConfig dependencies peerDependencies peerDependenciesMeta"`,
  );
});

it('npm publish in a checkout is rejected', () => {
  expect(() => execFileSync('npm', ['publish', '--dry-run'], { cwd: root, stdio: 'pipe' })).toThrow(
    'Publish the file that npm pack writes',
  );
  expect(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))).toMatchObject({ private: true });
});
