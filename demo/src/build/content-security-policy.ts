import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const OWN_POLICY = /<meta\s+http-equiv="Content-Security-Policy"/;

/**
 * Writes a content security policy into every page, so that it holds on any host: files of the site alone, and those inline scripts that
 * the page was built with. A page that has a policy keeps it.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const file = resolve(folder, name);
          const page = readFileSync(file, 'utf8');
          if (OWN_POLICY.test(page)) continue;
          const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(page)}">`;
          writeFileSync(
            file,
            page.replace(/<head>/, (head) => head + meta),
          );
        }
      },
    },
  };
}

/** The policy of a page. */
export function policy(page: string): string {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    // Search compiles WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...new Set(hashes)].join(' '),
    // The colours of code are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
