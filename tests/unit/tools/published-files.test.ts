import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishedDocument, publishedManifest } from '../../../tools/pack/published-files.ts';
import { repositoryOf, repositoryUrl } from '../../../tools/pack/repository.ts';

describe('the address of a repository', () => {
  it.each([
    'https://github.com/pix/sdk.git',
    'https://github.com/pix/sdk/',
    'https://name:secret@github.com/pix/sdk.git',
    'git+https://github.com/pix/sdk.git',
    'git@github.com:pix/sdk.git',
    'github.com:pix/sdk',
    'ssh://git@github.com:22/pix/sdk.git\n',
    'git://github.com/pix/sdk.git',
  ])('of the remote %j has neither user nor password', (remote) => {
    expect(repositoryUrl(remote)).toBe('https://github.com/pix/sdk');
  });

  it('may have several folders', () => {
    expect(repositoryUrl('git@gitlab.com:pix/web/sdk.git')).toBe('https://gitlab.com/pix/web/sdk');
  });

  it.each([
    '/srv/git/sdk.git',
    '../sdk',
    'C:\\sdk',
    'file:///srv/git/sdk.git',
    'http://localhost:3000/pix/sdk.git',
    'http://127.0.0.1/pix/sdk',
    'git@build:pix/sdk.git',
    'ssh://git@git.internal/pix/sdk.git',
    'https://github.com/',
    '',
  ])('is empty for the remote %j, which is not public', (remote) => {
    expect(repositoryUrl(remote)).toBeUndefined();
  });

  it('comes from the remote "origin" of a checkout', () => {
    const cwd = mkdtempSync(join(tmpdir(), 'pix-remote-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    execFileSync('git', ['init', '--quiet'], { cwd });
    expect(repositoryOf(cwd)).toBeUndefined();
    execFileSync('git', ['remote', 'add', 'origin', 'git@github.com:pix/sdk.git'], { cwd });
    expect(repositoryOf(cwd)).toBe('https://github.com/pix/sdk');
  });
});

it('the published manifest has no field that only the repository needs', () => {
  const manifest = {
    name: 'pix-sdk',
    version: '1.2.3',
    private: true,
    scripts: {},
    workspaces: [],
    homepage: 'https://pix.example',
    devDependencies: {},
    overrides: {},
    exports: {},
  };
  expect(publishedManifest(manifest, undefined)).toEqual({
    name: 'pix-sdk',
    version: '1.2.3',
    homepage: 'https://pix.example',
    exports: {},
  });
  expect(publishedManifest(manifest, 'https://github.com/pix/sdk')).toMatchObject({
    homepage: 'https://github.com/pix/sdk#readme',
    repository: { type: 'git', url: 'git+https://github.com/pix/sdk.git' },
    bugs: { url: 'https://github.com/pix/sdk/issues' },
  });
});

describe('a published document', () => {
  const publish = (text: string, path: string) =>
    publishedDocument(text, path, { repository: 'https://github.com/pix/sdk', ref: 'v1.2.3' }, (file) =>
      ['CHANGELOG.md', 'docs/guides/own.md'].includes(file),
    );

  it.each([
    ['README.md', '![A gallery](a.webp)', '![A gallery](https://github.com/pix/sdk/raw/v1.2.3/a.webp)'],
    ['docs/guides/own.md', '[s](../../S.md#now)', '[s](https://github.com/pix/sdk/blob/v1.2.3/S.md#now)'],
  ])('%s: %s leads to the repository', (path, text, expected) => {
    expect(publish(text, path)).toBe(expected);
  });

  it.each([
    ['README.md', '[new](CHANGELOG.md#new) and [own](docs/guides/own.md)'],
    ['docs/guides/own.md', '[new](../../CHANGELOG.md)'],
    ['README.md', '[npm](https://npmjs.com) and [below](#below)'],
    ['README.md', '`[a-z](a.md)`'],
    ['README.md', '```md\n[a](a.md)\n```'],
  ])('%s: %s stays', (path, text) => {
    expect(publish(text, path)).toBe(text);
  });

  it('has text in place of links to the repository, and no image from there, if its address is unknown', () => {
    const text = '# Pix\n\n![A gallery](a.webp)\n\nSee [the\n`site`](a.astro#b) and [new](CHANGELOG.md#new).';
    expect(publishedDocument(text, 'README.md', undefined, (file) => file === 'CHANGELOG.md')).toBe(
      '# Pix\n\nSee the\n`site` and [new](CHANGELOG.md#new).',
    );
  });
});
