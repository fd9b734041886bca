/** Heading of the changes that no version contains yet. */
const UNRELEASED = '## [Unreleased]\n';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** The three numbers of a version, or `undefined` if it is not a release version, such as a pre-release. */
function numbersOf(version: string): [major: number, minor: number, patch: number] | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/**
 * Version after the current one.
 *
 * @param change `patch`, `minor`, `major`, or the version itself; the first release may be the current version
 * @throws if `change` is invalid, or a version older than the current one
 */
export function nextVersion(current: string, change: string): string {
  const numbers = numbersOf(current);
  if (!numbers) throw new Error(`package.json has the version ${current}, which is not of the form 1.2.3.`);
  const [major, minor, patch] = numbers;
  if (change === 'major') return `${major + 1}.0.0`;
  if (change === 'minor') return `${major}.${minor + 1}.0`;
  if (change === 'patch') return `${major}.${minor}.${patch + 1}`;
  const wanted = numbersOf(change);
  if (!wanted) throw new Error(`"${change}" is not patch, minor, major or a version such as 1.2.3.`);
  const [a, b, c] = wanted;
  if ((a - major || b - minor || c - patch) < 0) throw new Error(`${change} is older than ${current}.`);
  return change;
}

/**
 * Moves the unreleased changes of a changelog below a heading with version and date.
 *
 * @param date Date of the release, such as `2026-11-23`
 * @returns the changelog, and the changes, for the release notes
 * @throws if there are no unreleased changes, or if the version is already there
 */
export function releaseChangelog(
  changelog: string,
  version: string,
  date: string,
): { changelog: string; notes: string } {
  const [before, rest, ...others] = changelog.split(UNRELEASED);
  if (before === undefined || rest === undefined || others.length)
    throw new Error('CHANGELOG.md needs one heading "## [Unreleased]".');
  if (changelog.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md already has ${version}.`);
  const [notes = ''] = rest.split(/^## /m);
  if (!notes.trim()) throw new Error('CHANGELOG.md has no unreleased changes.');
  return {
    changelog: `${before}${UNRELEASED}\n## [${version}] - ${date}\n${rest}`,
    notes: notes.trim(),
  };
}

/** State of a checkout, as Git reports it. */
export interface Checkout {
  branch: string;
  /** Files that differ from the last commit, one per line; empty if there are none. */
  changes: string;
  tags: readonly string[];
  /** Web address of the repository, from the remote `origin`; `undefined` if it has none that is public. */
  repository: string | undefined;
}

/** Reasons why a version cannot be released from a checkout. */
export function refusals({ branch, changes, tags, repository }: Checkout, version: string): string[] {
  return [
    ...(branch === 'main' ? [] : [`Releases are made on the branch main, not on ${branch || 'a commit'}.`]),
    ...(changes ? [`There are changes without a commit:\n${changes}`] : []),
    ...(tags.includes(`v${version}`) ? [`The tag v${version} already exists.`] : []),
    ...(repository === undefined
      ? [
          'The remote "origin" is not a public repository. The published package.json and its provenance name one.',
        ]
      : []),
  ];
}
