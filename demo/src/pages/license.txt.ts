import type { APIRoute } from 'astro';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUMENTS } from '../documents.ts';

/** The licence of the package. */
export const GET: APIRoute = () => new Response(readFileSync(resolve(DOCUMENTS, '../LICENSE'), 'utf8'));
