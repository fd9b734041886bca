/** Serves static files of folders that were listed at startup. Node only. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Bytes } from '../../store/records.ts';
import { sameServer } from '../allowed-host.ts';
import type { MockResponse } from '../mock-response.ts';
import { acceptedCoding, compress, EXTENSIONS, type Coding } from './compress.ts';
import { contentTypeOf, isCompressible } from '../content-types.ts';
import { listFiles, type StaticMount } from './list-files.ts';
import type { IncomingRequest } from '../incoming-request.ts';
import { filePolicy } from '../static-policy.ts';

/** Minimum size in bytes for compression: below it, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** Responds to requests for files; `undefined` for other paths. */
export type StaticFiles = (request: IncomingRequest) => Promise<MockResponse | undefined>;

/** Lists the files of all mounts and returns a handler for them. `baseUrl` is their public root. */
export async function loadStaticFiles(mounts: readonly StaticMount[], baseUrl: string): Promise<StaticFiles> {
  const listed = await Promise.all(mounts.map(listFiles));
  const files = new Map(listed.flatMap((entries) => [...entries]));
  const loaded = new Map<string, Promise<StaticFile | undefined>>();
  /** A file that has disappeared since the listing is retried on the next request. */
  const load = (path: string) => loadFile(files.get(path) ?? '').catch(() => void loaded.delete(path));
  return async (request) => {
    const path = decodePath(request.url.pathname.slice(new URL(`${baseUrl}/`).pathname.length - 1));
    const known = [path, `${path}index.html`].find((candidate) => files.has(candidate));
    if (known === undefined || (known !== path && !path.endsWith('/'))) {
      return files.has(`${path}/index.html`)
        ? redirectTo(`${encodeURIComponent(path.split('/').at(-1) ?? '')}/`)
        : undefined;
    }
    const loading = loaded.get(known) ?? load(known);
    loaded.set(known, loading);
    const file = await loading;
    if (file?.contentType.startsWith('text/html') && hasOtherName(request))
      return redirectTo(request.url.href);
    return file && fileResponse(file, known, request, baseUrl);
  };
}

/** Whether a request names this server by another loopback name than the base URL has, whose pictures alone pages of the site may show. */
function hasOtherName({ url, headers }: IncomingRequest): boolean {
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
  request: IncomingRequest,
  baseUrl: string,
): Promise<MockResponse> {
  const { contentType, hasOwnPolicy } = file;
  const packable = isCompressible(contentType) && file.bytes.byteLength >= MIN_COMPRESSED_BYTES;
  const coding = packable ? acceptedCoding(request.headers.get('Accept-Encoding')) : undefined;
  const headers = {
    'Content-Type': contentType,
    ETag: `"${file.etag}${coding ? `-${coding}` : ''}"`,
    ...(packable && { Vary: 'Accept-Encoding' }),
    ...filePolicy({ path, contentType, hasOwnPolicy }, baseUrl),
  };
  if (!coding) return { status: 200, headers, body: file.bytes };
  const packed = file.packed.get(coding) ?? packedFile(file, coding);
  file.packed.set(coding, packed);
  return { status: 200, headers: { ...headers, 'Content-Encoding': coding }, body: await packed };
}

/** Decodes a path; decoded slashes are harmless, since only listed files are looked up. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirectTo(location: string): MockResponse {
  return { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' }, body: undefined };
}
