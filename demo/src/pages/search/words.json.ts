import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRoute } from 'astro';
import { DOCUMENTS, listDocuments } from '../../documents.ts';

/** Words of the documents and their keywords, the most frequent first, by which the search corrects typing mistakes. */
export const GET: APIRoute = () => {
  const counts = new Map<string, number>();
  for (const document of listDocuments())
    for (const [word] of readFileSync(resolve(DOCUMENTS, `${document}.md`), 'utf8')
      .toLowerCase()
      .matchAll(/\p{L}{4,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  return new Response(JSON.stringify(words));
};
