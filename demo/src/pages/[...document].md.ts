import type { APIRoute, GetStaticPaths } from 'astro';
import { listDocuments } from '../documents.ts';
import { markdownOf } from '../markdown/plain-text.ts';

export const getStaticPaths = (() =>
  listDocuments().map((document) => ({ params: { document } }))) satisfies GetStaticPaths;

/** A document as Markdown, for models and scripts. */
export const GET: APIRoute = ({ params }) =>
  new Response(markdownOf(params['document'] ?? ''), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
