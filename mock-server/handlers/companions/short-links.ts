import { LINK_CODE_PATTERN, MAX_EXPIRY_DAYS, MAX_LINK_TITLE } from '../../../src/contract/limits.ts';
import { BodyReader } from '../../http/fields.ts';
import { isLoopback, sameServer } from '../../http/origins.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readJson } from '../../http/read-body.ts';
import { DAY } from '../../internal/day.ts';
import { isExpired, type ShortLink } from '../../store/companions.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import type { Store } from '../../store/store.ts';
import { requireUser } from '../access.ts';
import type { AppContext, OperationUrl, RequestContext } from '../operation.ts';
import { singleResponse, timestamp } from '../records.ts';
import { chargeWallet, LINK_PRICE } from './prices.ts';
import { requiredUrl } from './read-url.ts';

/** Length of a generated code in characters. */
// Gap: C5
const CODE_LENGTH = 7;

/** Creates a short link. */
export async function createShortLink(
  { store, hosts }: AppContext,
  context: RequestContext,
): Promise<Response> {
  const owner = requireUser(context).name;
  const { code, url, title, days } = readLink(
    new BodyReader(await readJson(context.request)),
    hosts.platform,
  );
  const link = store.write(() => {
    const taken = (candidate: string) => store.links.table.get(candidate) !== undefined;
    if (code !== undefined && taken(code)) {
      throw new Problem('conflict', `The code ${quote(code)} is taken; choose another one.`);
    }
    payForLink(store, owner, context.address);
    const createdAt = store.now();
    return store.links.table.put({
      code: code ?? store.newId(TOKEN_LETTERS, CODE_LENGTH, taken),
      url,
      title,
      owner,
      clicks: 0,
      createdAt,
      ...(days !== undefined && { expiresAt: createdAt + days * DAY }),
    });
  });
  return singleResponse(linkRecord(link, hosts.platform), 201);
}

function readLink(body: BodyReader, platformUrl: string) {
  const url = requiredUrl(body, 'url');
  if (url && leadsToShortLink(url, platformUrl)) {
    body.addFault('url', 'must not lead to a short link of this service');
  }
  const code = body.text('custom_code', {
    pattern: LINK_CODE_PATTERN,
    expected: '3 to 32 letters and digits (A-Z, a-z, 0-9)',
  });
  const title = body.text('title', { max: MAX_LINK_TITLE })?.trim() ?? '';
  const days = body.number('expires_in_days', { above: 0, max: MAX_EXPIRY_DAYS });
  body.finish();
  return { code, url: url?.href ?? '', title, days };
}

/** Short links to short links are refused: they could form a redirect loop. */
// Fault: S25
function leadsToShortLink(url: URL, platformUrl: string): boolean {
  const own = new URL(`${platformUrl}/s/`);
  if (sameServer(url, own) && url.pathname.startsWith(own.pathname)) return true;
  // With a custom base URL, the server may also be reachable by a loopback address and without the base's path.
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1);
  const isMachine = isLoopback(url.hostname) && !isLoopback(own.hostname);
  return isMachine && folder.length > 1 && own.pathname.endsWith(folder);
}

/** Free links are counted by address, paid ones are charged to the caller. */
function payForLink({ freeLinks, wallets, now }: Store, user: string, address: string): void {
  if (freeLinks.use(address, now()).allowed) return;
  const before = `The ${freeLinks.rule.limit} free short links of this address are used up. Another one`;
  chargeWallet(wallets, user, LINK_PRICE, before);
}

function linkRecord({ code, url, title, expiresAt, clicks }: ShortLink, platformUrl: string) {
  return {
    code,
    short_url: `${platformUrl}/s/${code}` satisfies OperationUrl<'followShortLink'>,
    target_url: url,
    title,
    expires_at: expiresAt === undefined ? null : timestamp(expiresAt),
    clicks,
  };
}

/** Redirects to the target. GET counts a click; HEAD does not. */
export function followShortLink({ store }: AppContext, { request, params }: RequestContext): Response {
  const code = params['code'] ?? '';
  const link = store.links.table.get(code);
  if (!link) throw new Problem('not_found', `There is no short link ${quote(code)}.`);
  if (isExpired(link, store.now())) {
    const when = timestamp(link.expiresAt ?? 0);
    throw new Problem('gone', `The short link ${quote(code)} expired at ${when}.`);
  }
  if (request.method === 'GET') store.countWith(() => store.links.click(link));
  return new Response(null, { status: 307, headers: { Location: link.url, 'Cache-Control': 'no-store' } });
}
