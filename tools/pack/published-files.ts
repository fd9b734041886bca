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

/** Code of a Markdown document, or a link or an image whose target is a file. */
const CODE_OR_LINK = /```[^]*?```|`[^`\n]*`|(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/**
 * A published document: links to files that are not published lead to the repository. If its address is unknown, such a link becomes
 * text, and such an image is left out.
 *
 * @param path Path of the document in the package.
 * @param address Web address of the repository and a commit or tag.
 * @param isPublished Whether the package has a file.
 */
export function publishedDocument(
  text: string,
  path: string,
  address: { repository: string; ref: string } | undefined,
  isPublished: (path: string) => boolean,
): string {
  const published = text.replace(
    CODE_OR_LINK,
    (match: string, image: string, label: string, target: string | undefined, hash = '') => {
      const file = target && posix.join(posix.dirname(path), target);
      if (!file || isPublished(file)) return match;
      if (!address) return image ? '' : label;
      const kind = image ? 'raw' : 'blob';
      return `${image}[${label}](${address.repository}/${kind}/${address.ref}/${file}${hash})`;
    },
  );
  return address ? published : published.replace(/\n{3,}/g, '\n\n');
}
