import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nextVersion, refusals, releaseChangelog } from '../../../tools/release/prepare-release.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A thing.

## [0.1.0] - 2026-01-02

- The first.
`;

describe('the next version', () => {
  it.each([
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['0.1.9', 'patch', '0.1.10'],
    ['0.1.0', '0.1.0', '0.1.0'],
    ['1.9.0', '1.10.0', '1.10.0'],
  ])('of %s by %s is %s', (current, change, version) => {
    expect(nextVersion(current, change)).toBe(version);
  });

  it.each([
    ['1.10.0', '1.9.9', '1.9.9 is older than 1.10.0.'],
    ['1.0.0', '0.9.9', '0.9.9 is older than 1.0.0.'],
    ['1.0.0', '2.0', '"2.0" is not patch'],
    ['1.0.0', '2.0.0-beta.1', '"2.0.0-beta.1" is not patch'],
    ['1.0.0-beta.1', 'patch', 'package.json has the version 1.0.0-beta.1'],
  ])('of %s by %s is rejected', (current, change, message) => {
    expect(() => nextVersion(current, change)).toThrow(message);
  });
});

describe('the changelog of a release', () => {
  it('has the unreleased changes below version and date, and an empty heading above them', () => {
    const { changelog, notes } = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-23');
    expect(notes).toBe('### Added\n\n- A thing.');
    expect(changelog).toBe(
      CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-11-23\n'),
    );
  });

  it('needs unreleased changes', () => {
    const { changelog } = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-23');
    expect(() => releaseChangelog(changelog, '0.3.0', '2026-11-23')).toThrow('no unreleased changes');
    expect(() => releaseChangelog('# Changelog\n', '0.3.0', '2026-11-23')).toThrow('one heading');
  });

  it('contains a version once', () => {
    expect(() => releaseChangelog(CHANGELOG, '0.1.0', '2026-11-23')).toThrow('already has 0.1.0');
  });
});

it('only the main branch of a public repository is released, without changes, and each version once', () => {
  const checkout = {
    branch: 'main',
    changes: '',
    tags: ['v1.0.0'],
    repository: 'https://github.com/pix/sdk',
  };
  expect(refusals(checkout, '1.0.1')).toEqual([]);
  expect(refusals(checkout, '1.0.0')).toEqual(['The tag v1.0.0 already exists.']);
  expect(refusals({ ...checkout, branch: 'topic' }, '1.0.1')).toEqual([
    expect.stringContaining('not on topic'),
  ]);
  expect(refusals({ ...checkout, branch: '' }, '1.0.1')).toEqual([
    expect.stringContaining('not on a commit'),
  ]);
  expect(refusals({ ...checkout, changes: ' M a.ts' }, '1.0.1')).toEqual([
    expect.stringContaining(' M a.ts'),
  ]);
  expect(refusals({ ...checkout, repository: undefined }, '1.0.1')).toEqual([
    expect.stringContaining('"origin"'),
  ]);
});

/** A Git repository with a package whose checks and builds only print. */
function newRepository(test = 'echo CHECKED') {
  const folder = mkdtempSync(join(tmpdir(), 'pix-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Without the settings of the user, such as signatures.
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  } as const;
  const git = (...args: string[]) => execFileSync('git', args, options).trim();
  const write = (path: string, value: unknown) =>
    writeFileSync(
      join(folder, path),
      typeof value === 'string' ? value : JSON.stringify(value, null, 2) + '\n',
    );
  const manifest = { name: 'pix-sdk', version: '0.1.0' };
  const scripts = { 'test:all': test, build: 'echo BUILT', cdn: 'echo TAGS' };
  mkdirSync(join(folder, 'tests/consumers'), { recursive: true });
  write('package.json', { ...manifest, scripts });
  write('package-lock.json', { ...manifest, lockfileVersion: 3, packages: { '': manifest } });
  write('tests/consumers/package-lock.json', {
    lockfileVersion: 3,
    packages: {
      'node_modules/pix-sdk': { version: '0.1.0' },
      'react-18/node_modules/pix-sdk': { version: '0.1.0' },
      'node_modules/other': { version: '0.1.0' },
    },
  });
  write('CHANGELOG.md', CHANGELOG.replace('0.1.0', '0.0.9'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@pix.example');
  git('remote', 'add', 'origin', 'git@github.com:pix/sdk.git');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  const command = resolve(import.meta.dirname, '../../../tools/release.ts');
  const release = (...args: string[]) => spawnSync(process.execPath, [command, ...args], options);
  return { git, write, release, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

describe('npm run release', () => {
  it('checks, sets every version, dates the changelog, builds, commits, tags, and prints notes and tags', () => {
    const { git, read, release } = newRepository();
    const { stdout, status } = release('minor');
    expect(status).toBe(0);
    expect(stdout).toMatch(/CHECKED.*BUILT.*v0\.2\.0.*- A thing\..*TAGS.*npm publish/s);
    const versions = [...read('tests/consumers/package-lock.json').matchAll(/"version": "(.*)"/g)];
    expect(versions.map(([, version]) => version)).toEqual(['0.2.0', '0.2.0', '0.1.0']);
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' } },
    });
    expect(read('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n/);
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('describe')).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('--dry-run prints version and notes, and neither changes nor runs anything', () => {
    const { git, release } = newRepository();
    const { stdout, status } = release('0.1.0', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toMatch(/v0\.1\.0 of https:\/\/github\.com\/pix\/sdk,.*- A thing\./s);
    expect(stdout).not.toContain('CHECKED');
    expect([git('status', '--porcelain'), git('tag'), git('log', '--format=%s')]).toEqual(['', '', 'Start']);
  });

  it('stops if a check fails, and if the checkout has changes', () => {
    const { git, write, release } = newRepository('exit 3');
    expect(release('patch').status).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
    write('CHANGELOG.md', `${CHANGELOG}- More.\n`);
    const { status, stderr } = release('patch', '--dry-run');
    expect([status, stderr]).toEqual([1, expect.stringContaining('CHANGELOG.md')]);
    expect([git('tag'), git('log', '--format=%s')]).toEqual(['', 'Start']);
  });

  it('without a version prints its usage', () => {
    const { release } = newRepository();
    const { status, stderr } = release();
    expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm run release')]);
  });
});
