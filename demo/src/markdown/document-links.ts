import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastPluginInstance } from 'satteri';
import { DOCUMENTS, routeOf } from '../documents.ts';

const MARKDOWN = /^(?![a-z]+:|\/|#)([^#]+)\.md(#.*)?$/;

/** Pages of the site for documents outside its folder. */
const OTHERS: Readonly<Record<string, string>> = {
  '../README': '/',
  '../CHANGELOG': '/changelog/',
  '../mock-server/README': '/reference/mock/',
};

/** Markdown plugin that turns relative links between documents into links between pages. */
export function documentLinks(): MdastPluginInstance & { name: string } {
  return {
    name: 'document-links',
    link(node, context) {
      const route = context.fileURL && pageOf(node.url, fileURLToPath(context.fileURL));
      if (route) context.setProperty(node, 'url', route);
    },
  };
}

/** The page that a link in a document leads to; `undefined` for other links. */
export function pageOf(url: string, file: string): string | undefined {
  const [, path, anchor = ''] = MARKDOWN.exec(url) ?? [];
  if (path === undefined) return undefined;
  const target = resolve(dirname(file), path);
  if (!existsSync(`${target}.md`)) throw new Error(`${file} links to ${url}, which does not exist.`);
  const document = relative(DOCUMENTS, target);
  const page = document.startsWith('..') ? OTHERS[document] : routeOf(document);
  return page && page + anchor;
}
