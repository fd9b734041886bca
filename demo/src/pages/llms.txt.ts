import type { APIRoute } from 'astro';
import { siteLlms } from '../markdown/plain-text.ts';

/** What Pix is and what documents there are, for models: https://llmstxt.org. */
export const GET: APIRoute = () => new Response(siteLlms());
