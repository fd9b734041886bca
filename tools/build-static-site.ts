import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from './build/configs.ts';

const TARGET = resolve(import.meta.dirname, '../dist/static');

/** The embed script, as pages of the site load it. */
const EMBED_SCRIPT = /<script(?=[^>]* src="\/cdn\/sdk\.js")[^>]*><\/script>/g;

/** The mock in the page, then the embed script: deferred scripts run in their order. */
const WITH_MOCK =
  '<script defer src="/mock/page.js" data-start></script><script defer src="/cdn/sdk.js"></script>';

/**
 * Writes the built site and script into a folder that any static host can serve: each page has a mock of the service.
 *
 * @param target Folder to write. Default `dist/static`.
 */
export function buildStaticSite(target: string = TARGET): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(DIST.site, target, { recursive: true });
  cpSync(DIST.cdn, resolve(target, 'cdn'), { recursive: true });
  for (const name of globSync('**/*.html', { cwd: target })) {
    const file = resolve(target, name);
    const page = readFileSync(file, 'utf8');
    if (!page.includes(' src="/mock/page.js"')) writeFileSync(file, page.replace(EMBED_SCRIPT, WITH_MOCK));
  }
}

if (import.meta.main) buildStaticSite();
