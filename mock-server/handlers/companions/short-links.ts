import { DAY } from '../../internal/day.ts';
import { LINK_CODE_PATTERN, MAX_EXPIRY_DAYS, MAX_LINK_TITLE } from '../../../src/contract/limits.ts';
import { isLoopback, sameServer } from '../../http/allowed-host.ts';
import { jsonAnswer, type Answer } from '../../http/answer.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShortLink } from '../../store/companion-records.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import { isExpired } from '../../store/links.ts';
import type { Store } from '../../store/store.ts';
import { singleEnvelope } from '../envelope.ts';
import type { Call, Operation, Platform } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { timestamp } from '../timestamp.ts';
import { chargeOrRefuse, LINK_PRICE } from './prices.ts';
import { requiredUrl } from './read-url.ts';

/** Characters of a code that nobody chose. Gap: C5. */
const CODE_LENGTH = 7;

/** Shortening and following links. Gap: C5. */
export function shortLinkOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'createShortLink',
      host: 'platform',
      method: 'POST',
      path: '/api/v1/shorturl',
      answer: (call) => createShortLink(platform, call),
    },
    {
      id: 'followShortLink',
      host: 'platform',
      method: 'GET',
      path: '/s/{code}',
      answer: (call) => followShortLink(platform, call),
    },
  ];
}

async function createShortLink({ store, hosts }: Platform, call: Call): Promise<Answer> {
  const owner = signedIn(call).name;
  const { code, url, title, days } = readLink(new BodyReader(await readJson(call.request)), hosts.platform);
  const link = store.write(() => {
    const taken = (candidate: string) => store.links.table.get(candidate) !== undefined;
    if (code !== undefined && taken(code)) {
      throw new Problem('conflict', `The code ${quote(code)} is taken; choose another.`);
    }
    payForLink(store, owner, call.request.address);
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
  return jsonAnswer(singleEnvelope(linkRecord(link, hosts.platform)), 201);
}

function readLink(body: BodyReader, platformUrl: string) {
  const url = requiredUrl(body, 'url');
  if (url && leadsToShortLink(url, platformUrl)) {
    body.refuse('url', 'must not lead to a short link of this service');
  }
  const code = body.text('custom_code', {
    pattern: LINK_CODE_PATTERN,
    means: '3 to 32 letters and digits (A-Z, a-z, 0-9)',
  });
  const title = body.text('title', { max: MAX_LINK_TITLE })?.trim() ?? '';
  const days = body.number('expires_in_days', { above: 0, max: MAX_EXPIRY_DAYS });
  body.finish();
  return { code, url: url?.href ?? '', title, days };
}

/** A short link to a short link could lead round in a circle (S25). */
function leadsToShortLink(url: URL, platformUrl: string): boolean {
  const own = new URL(`${platformUrl}/s/`);
  if (sameServer(url, own) && url.pathname.startsWith(own.pathname)) return true;
  // Behind another base URL, the server may also be reached by an address of this machine and without the base's path.
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1);
  const isMachine = isLoopback(url.hostname) && !isLoopback(own.hostname);
  return isMachine && folder.length > 1 && own.pathname.endsWith(folder);
}

/** The free ones belong to the address, the money to the caller. */
function payForLink({ freeLinks, wallets, now }: Store, user: string, address: string): void {
  if (freeLinks.use(address, now()).allowed) return;
  const before = `The ${freeLinks.rule.limit} free short links of this address are used up; a further one`;
  chargeOrRefuse(wallets, user, LINK_PRICE, before);
}

function linkRecord({ code, url, title, expiresAt, clicks }: ShortLink, platformUrl: string) {
  return {
    code,
    short_url: `${platformUrl}/s/${code}`,
    target_url: url,
    title,
    expires_at: expiresAt === undefined ? null : timestamp(expiresAt),
    clicks,
  };
}

/** GET counts a click, HEAD does not. */
function followShortLink({ store }: Platform, { request, params }: Call): Answer {
  const code = params['code'] ?? '';
  const link = store.links.table.get(code);
  if (!link) throw new Problem('not_found', `There is no short link ${quote(code)}.`);
  if (isExpired(link, store.now())) {
    const when = timestamp(link.expiresAt ?? 0);
    throw new Problem('gone', `The short link ${quote(code)} expired at ${when}.`);
  }
  if (request.method === 'GET') store.write(() => store.links.click(link));
  return { status: 307, headers: { Location: link.url, 'Cache-Control': 'no-store' }, body: undefined };
}
