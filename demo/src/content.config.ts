import { docsSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { listDocuments } from './documents.ts';
import { loadOtherDocuments } from './other-documents.ts';

export const collections = {
  docs: defineCollection({
    loader: {
      name: 'documents',
      async load(context) {
        const pattern = listDocuments().map((document) => `${document}.md`);
        await glob({ base: '../docs', pattern }).load(context);
        await loadOtherDocuments(context);
      },
    },
    schema: docsSchema({
      extend: z.object({
        /** Other words for what the page is about, which the search finds. */
        keywords: z.array(z.string()).optional(),
      }),
    }),
  }),
};
