/**
 * `npm run release -- patch|minor|major|X.Y.Z [--dry-run]`: runs all checks, sets the version, dates the changelog, builds,
 * commits and tags, and prints the release notes. `--dry-run` only prints what would happen.
 */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryOf } from './pack/repository.ts';
import { nextVersion, refusals, releaseChangelog } from './release/prepare-release.ts';

const CHANGELOG = 'CHANGELOG.md';
/** Lock file of the projects of `tests/consumers/`, which names the version of the package. */
const CONSUMERS_LOCK = 'tests/consumers/package-lock.json';

const read = (command: string) =>
  execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] }).trimEnd();
const run = (command: string) => execSync(command, { stdio: 'inherit' });
const changes = () => read('git status --porcelain');

/** Sets the version in package.json and in the lock files. */
function setVersion(version: string): void {
  run(`npm version ${version} --no-git-tag-version --allow-same-version --ignore-scripts --silent`);
  const { packages, ...lock } = JSON.parse(readFileSync(CONSUMERS_LOCK, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  for (const [path, entry] of Object.entries(packages))
    if (path.endsWith('node_modules/pix-sdk')) entry.version = version;
  writeFileSync(CONSUMERS_LOCK, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}

/** The next version, the repository, the changelog and the notes; fails if the checkout must not be released. */
function plan(change: string) {
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const version = nextVersion(current, change);
  const tags = read('git tag --list').split('\n');
  const checkout = {
    branch: read('git branch --show-current'),
    changes: changes(),
    tags,
    repository: repositoryOf('.'),
  };
  const reasons = refusals(checkout, version);
  if (reasons.length) throw new Error(reasons.join('\n'));
  const date = new Date().toISOString().slice(0, 10);
  return {
    version,
    repository: checkout.repository,
    ...releaseChangelog(readFileSync(CHANGELOG, 'utf8'), version, date),
  };
}

function release(change: string, isDryRun: boolean): void {
  const { version, repository, changelog, notes } = plan(change);
  if (isDryRun) {
    console.log(
      `Would check, build, commit and tag v${version} of ${repository}, with these notes:\n\n${notes}`,
    );
    return;
  }
  run('npm run test:all');
  if (changes()) throw new Error(`The checks have changed files:\n${changes()}`);
  setVersion(version);
  writeFileSync(CHANGELOG, changelog);
  run('npm run build');
  run(`git commit --quiet --all --message "Release ${version}"`);
  run(`git tag --annotate v${version} --message ${version}`);
  console.log(`\nRelease notes of v${version}:\n\n${notes}\n`);
  run('npm run --silent cdn');
  console.log(`\nTo publish: git push origin main v${version}, then in CI, in a checkout of the tag:
npm ci && npm pack && npm publish ./pix-sdk-${version}.tgz
Attach the plugin for WordPress to the release: npm run build:wordpress, dist/wordpress/pix-${version}.zip`);
}

try {
  const [change, ...others] = process.argv.slice(2).filter((arg) => arg !== '--dry-run');
  if (change === undefined || others.length || !existsSync(CHANGELOG))
    throw new Error('Usage: npm run release -- patch|minor|major|X.Y.Z [--dry-run]');
  release(change, process.argv.includes('--dry-run'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
