import { existsSync, globSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastPluginInstance } from 'satteri';
import { repositoryOf } from '../../../tools/pack/repository.ts';
import { DOCUMENTS, routeOf } from '../documents.ts';
import { OTHER_DOCUMENTS } from '../other-documents.ts';

const RELATIVE = /^(?![a-z]+:|\/|#)([^#]+)(#.*)?$/;

const root = resolve(DOCUMENTS, '..');
const repository = repositoryOf(root);

/** Pages of the site for files outside the folder of documents, by their paths in the repository. */
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': '/',
  'src/contract/openapi.yaml': '/reference/rest/',
  ...Object.fromEntries(
    globSync('demo/src/pages/**/*.astro', { cwd: root }).map((file) => [
      file,
      file.replace(/^demo\/src\/pages|(?:index)?\.astro$/g, '').replace(/(?<!\/)$/, '/'),
    ]),
  ),
  ...Object.fromEntries(Object.entries(OTHER_DOCUMENTS).map(([route, { file }]) => [file, `/${route}/`])),
};

/** Markdown plugin that turns relative links between documents into links between pages. */
export function documentLinks(): MdastPluginInstance & { name: string } {
  return {
    name: 'document-links',
    link(node, context) {
      const route = context.fileURL && pageOf(node.url, fileURLToPath(context.fileURL));
      if (route) context.setProperty(node, 'url', route);
      // A file that no address is known for: its name alone.
      else if (RELATIVE.test(node.url)) context.replaceNode(node, [...node.children]);
    },
  };
}

/** The page that a link in a document leads to, or the file in the repository; `undefined` for other links. */
export function pageOf(url: string, file: string): string | undefined {
  const [, path, anchor = ''] = RELATIVE.exec(url) ?? [];
  if (path === undefined) return undefined;
  const target = resolve(dirname(file), path);
  if (!existsSync(target)) throw new Error(`${file} links to ${url}, which does not exist.`);
  const document = relative(DOCUMENTS, target);
  const inRepository = relative(root, target);
  const page = document.startsWith('..') ? OTHERS[inRepository] : routeOf(document.replace(/\.md$/, ''));
  if (page) return page + anchor;
  return repository && `${repository}/blob/main/${inRepository}${anchor}`;
}
