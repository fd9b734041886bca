import { posix } from 'node:path';

/** The manifest of a package. */
export type Manifest = Record<string, unknown> & { name: string; version: string };

/** Fields of package.json that users of the package need. The other fields are for the repository. */
const PUBLISHED = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'homepage',
  'repository',
  'bugs',
  'type',
  'sideEffects',
  'exports',
  'unpkg',
  'jsdelivr',
  'customElements',
  'web-types',
  'bin',
  'files',
  'engines',
  'publishConfig',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
];

/**
 * The manifest that is published: the fields that users need, and the addresses of the repository.
 *
 * @param repository Web address of the repository, such as `https://github.com/owner/name`.
 */
export function publishedManifest(manifest: Manifest, repository: string | undefined): Manifest {
  const addresses = repository && {
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: { url: `${repository}/issues` },
  };
  const all: Manifest = { ...manifest, ...addresses };
  const known = PUBLISHED.filter((name) => all[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, all[name]])) as Manifest;
}

/** A link or an image of a Markdown document whose target is a file. */
const LINK = /(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/**
 * A published document: links to files that are not published lead to the repository.
 *
 * @param path Path of the document in the package.
 * @param address Web address of the repository and a commit or tag.
 * @param isPublished Whether the package has a file.
 */
export function publishedDocument(
  text: string,
  path: string,
  { repository, ref }: { repository: string; ref: string },
  isPublished: (path: string) => boolean,
): string {
  return text.replace(LINK, (link, image: string, label: string, target: string, hash = '') => {
    const file = posix.join(posix.dirname(path), target);
    if (isPublished(file)) return link;
    return `${image}[${label}](${repository}/${image ? 'raw' : 'blob'}/${ref}/${file}${hash})`;
  });
}
