import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { listDocuments } from './documents.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: '../docs', pattern: listDocuments().map((document) => `${document}.md`) }),
    schema: docsSchema(),
  }),
};
