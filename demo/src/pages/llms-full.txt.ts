import type { APIRoute } from 'astro';
import { allMarkdown } from '../markdown/plain-text.ts';

/** The texts of all documents. */
export const GET: APIRoute = () => new Response(allMarkdown());
