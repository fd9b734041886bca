/** Compression of static files. Node only. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../http/content-types.ts';
import { sameServer } from '../http/origins.ts';
import { bodyResponse } from '../http/responses.ts';
import type { Bytes } from '../internal/bytes.ts';
import { listFolder } from '../seed/node/list-folder.ts';

/** Content codings in order of preference. */
const CODINGS = ['br', 'gzip'] as const;

/** A content coding. */
export type Coding = (typeof CODINGS)[number];

/** Extensions of files that were compressed when they were built. */
export const EXTENSIONS: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** Quality of Brotli: higher ones make pages smaller by a tenth, and take tens of times longer. */
const BROTLI_QUALITY = 5;

/** Compresses a file when it is first requested. */
async function compress(bytes: Bytes, coding: Coding): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  };
  const packed = await (coding === 'br'
    ? promisify(brotliCompress)(bytes, { params })
    : promisify(gzip)(bytes));
  return new Uint8Array(packed);
}

/** Weights of an `Accept-Encoding` header (RFC 9110, 12.5.3); a missing or malformed weight counts as 1. */
function weights(acceptEncoding: string): Map<string, number> {
  const parts = acceptEncoding.toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
      const [, weight = '1'] = /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(parameters[0] ?? '') ?? [];
      return [coding, Number(weight)];
    }),
  );
}

/**
 * The coding that an `Accept-Encoding` header prefers; `undefined` for an uncompressed response. Of equal weights, Brotli
 * comes before gzip, and an uncompressed response last.
 */
export function acceptedCoding(acceptEncoding: string | null): Coding | undefined {
  const accepted = weights(acceptEncoding ?? '');
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const plain = accepted.get('identity') ?? 0;
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best;
}

/** Minimum size in bytes for compression: below it, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** Responds to requests for files; `undefined` for other paths. */
export type StaticFiles = (request: Request) => Promise<Response | undefined>;

/** Lists the files of all mounts and returns a handler for them. `baseUrl` is their public root. */
export async function loadStaticFiles(mounts: readonly StaticMount[], baseUrl: string): Promise<StaticFiles> {
  const listed = await Promise.all(mounts.map(listFiles));
  const files = new Map(listed.flatMap((entries) => [...entries]));
  const loaded = new Map<string, Promise<StaticFile | undefined>>();
  /** A file that has disappeared since the listing is retried on the next request. */
  const load = (path: string) => loadFile(files.get(path) ?? '').catch(() => void loaded.delete(path));
  return async (request) => {
    const url = new URL(request.url);
    const path = decodePath(url.pathname.slice(new URL(`${baseUrl}/`).pathname.length - 1));
    const known = [path, `${path}index.html`].find((candidate) => files.has(candidate));
    if (known === undefined || (known !== path && !path.endsWith('/'))) {
      return files.has(`${path}/index.html`)
        ? redirectTo(`${encodeURIComponent(path.split('/').at(-1) ?? '')}/`)
        : undefined;
    }
    const loading = loaded.get(known) ?? load(known);
    loaded.set(known, loading);
    const file = await loading;
    if (file?.contentType.startsWith('text/html') && hasOtherName(url, request.headers))
      return redirectTo(url.href);
    return file && fileResponse(file, known, request, baseUrl);
  };
}

/** Whether a request names this server by another loopback name than the base URL has, whose pictures alone pages of the site may show. */
function hasOtherName(url: URL, headers: Headers): boolean {
  const named = new URL(`${url.protocol}//${headers.get('Host') ?? url.host}`);
  return named.hostname !== url.hostname && sameServer(named, url);
}

interface StaticFile {
  path: string;
  bytes: Bytes;
  contentType: string;
  hasOwnPolicy: boolean;
  etag: string;
  packed: Map<Coding, Promise<Bytes>>;
}

const POLICY_META = /<meta\s+http-equiv="Content-Security-Policy"/i;

async function loadFile(file: string): Promise<StaticFile> {
  const bytes = await readFile(file);
  const contentType = contentTypeOf(file);
  const hasOwnPolicy = contentType.startsWith('text/html') && POLICY_META.test(bytes.toString());
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: file, bytes, contentType, hasOwnPolicy, etag, packed: new Map() };
}

/** The compressed copy that was built beside a file; without one, the file is compressed. */
async function packedFile({ path, bytes }: StaticFile, coding: Coding): Promise<Bytes> {
  try {
    const copy = path + EXTENSIONS[coding];
    const [{ mtimeMs: built }, { mtimeMs: changed }] = await Promise.all([stat(copy), stat(path)]);
    if (built >= changed) return await readFile(copy);
  } catch {
    // No copy, or none that can be read.
  }
  return compress(bytes, coding);
}

async function fileResponse(
  file: StaticFile,
  path: string,
  request: Request,
  baseUrl: string,
): Promise<Response> {
  const { contentType, hasOwnPolicy } = file;
  const packable = isCompressible(contentType) && file.bytes.byteLength >= MIN_COMPRESSED_BYTES;
  const coding = packable ? acceptedCoding(request.headers.get('Accept-Encoding')) : undefined;
  const headers = {
    'Content-Type': contentType,
    ETag: `"${file.etag}${coding ? `-${coding}` : ''}"`,
    ...(packable && { Vary: 'Accept-Encoding' }),
    ...filePolicy({ path, contentType, hasOwnPolicy }, baseUrl),
  };
  if (!coding) return bodyResponse(file.bytes, headers);
  const packed = file.packed.get(coding) ?? packedFile(file, coding);
  file.packed.set(coding, packed);
  return bodyResponse(await packed, { ...headers, 'Content-Encoding': coding });
}

/** Decodes a path; decoded slashes are harmless, since only listed files are looked up. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

/** A folder whose files are served under a path. */
export interface StaticMount {
  /** Path of the folder in URLs, such as `/cdn/`; `/` for the root. */
  prefix: string;
  dir: string;
  /** Names of files, if only these are served. Default: all files, those of sub-folders included. */
  only?: readonly string[];
}

/** Lists a folder once, so that no file path is ever built from a URL. */
// Fault: S1
async function listFiles({ prefix, dir, only }: StaticMount): Promise<Map<string, string>> {
  const { files } = only ? { files: only } : await listFolder(dir, () => undefined);
  const known = new Set(files);
  // Compressed copies are served by negotiation only.
  const own = files.filter((path) => !/\.(?:br|gz)$/.test(path) || !known.has(path.replace(/\.\w+$/, '')));
  const root = `/${prefix}/`.replace(/\/+/g, '/');
  return new Map(own.map((path) => [root + path, join(dir, path)]));
}

/** Files that never change: those with a content hash in their names, and scripts with a whole version in their path. */
const IMMUTABLE = /\/(?:chunks|assets)\/|^\/cdn\/(?:[\w.]*@)?\d+\.\d+\.\d+/;

/** Cache lifetime by path. */
function cacheControl(path: string, contentType: string): string {
  if (IMMUTABLE.test(path)) return 'public, max-age=31536000, immutable';
  if (contentType.startsWith('text/html')) return 'no-cache';
  return 'public, max-age=300, stale-while-revalidate=86400';
}

/** Content-Security-Policy of the site's pages: their own files, and pictures and data of the service. */
function pagePolicy(baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');
}

/** Directive that a page with a policy of its own cannot state in a `meta` element. */
const HEADER_ONLY_POLICY = "frame-ancestors 'self'";

/** A file to serve. */
interface ServedFile {
  path: string;
  contentType: string;
  /** Whether the file is a page with a Content-Security-Policy in a `meta` element. */
  hasOwnPolicy: boolean;
}

/** Caching and security headers of a static file. */
function filePolicy(file: ServedFile, baseUrl: string): Record<string, string> {
  const { path, contentType, hasOwnPolicy } = file;
  return {
    'Cache-Control': cacheControl(path, contentType),
    'X-Content-Type-Options': 'nosniff',
    ...(contentType.startsWith('text/html') && {
      'Content-Security-Policy': hasOwnPolicy ? HEADER_ONLY_POLICY : pagePolicy(baseUrl),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
  };
}
