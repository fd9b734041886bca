/**
 * The script `consent.js`, which a page loads from its own host in place of `sdk.js`: it shows a box in the containers that wait for
 * consent, and loads `sdk.js` when a visitor gives it.
 */
import type { PixGlobal } from '../global.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import { unclobbered } from '../internal/documents.ts';
import { observeTree } from '../internal/observe-tree.ts';
import { warnOnce } from '../internal/warn-once.ts';
import { loadPix, type LoadPixOptions } from '../loader.ts';
import { CONSENT, contentOf, showBox, showFailure } from './consent-box.ts';
import type { MountConfig } from './mount-config.ts';

/** Attribute of containers that wait. */
const WAITS = 'data-pix-render';

/** The one value of it. */
const UNTIL_CONSENT = 'consent';

/** Attributes that make an element a container. */
const CONTAINER_ATTRIBUTES = Object.keys({
  'data-pix-gallery': 0,
  'data-pix-albums': 0,
  'data-pix-album': 0,
  'data-pix-image': 0,
  'data-pix-wall': 0,
} satisfies Record<`data-${MountConfig['tag']}`, 0>);

const CONTAINERS = CONTAINER_ATTRIBUTES.map((name) => `[${name}]`).join();

/** Attribute of containers that wait after the script could not be loaded, for the page's own boxes. */
const FAILED = `${CONSENT}-failed`;

const page = unclobbered(document);

start();

function start(): void {
  const pix = stub();
  const { hosts, remember, ...script } = readTag();
  const key = keyOf(hosts);
  if (pix.consent) {
    if ((pix.consent as { key?: string }).key !== key)
      warnOnce(`Pix: the second consent.js, for ${hosts.join(', ')}, is ignored.`);
    return;
  }
  let given: Promise<void> | undefined;
  let isLoaded = false;
  /** Hosts of `data-image-url` that visitors have agreed to, beside those of the service; an empty text stands for none. */
  const granted = new Set(['']);
  /** Whether the page has asked them itself, for all hosts. */
  let isGrantedToAll = false;
  /** Another host that the pictures of a container come from. */
  const imageHost = (container: Element) => {
    const host = imageHostOf(container);
    return hosts.includes(host) ? '' : host;
  };
  const isGranted = (host: string) =>
    isGrantedToAll || granted.has(host) || (remember && isStored(keyOf([host])));

  const marked = () => [...page.querySelectorAll(`[${WAITS}]:not(script)`)];
  const waiting = () => marked().filter((element) => unclobbered(element).matches(CONTAINERS));
  const update = () => {
    marked().forEach(warnAbout);
    for (const container of waiting()) {
      const host = imageHost(container);
      if (isLoaded && isGranted(host)) release(container);
      else if (!given || isLoaded) showBox(container, host ? [...hosts, host] : hosts);
    }
    if (!given && waiting().length && !page.querySelector(`[${CONSENT}]`))
      warnOnce(
        `Pix: containers wait with content of their own, and no button of the document has ${CONSENT}.`,
      );
  };
  const mark = (hasFailed: boolean) => {
    for (const container of waiting()) unclobbered(container).toggleAttribute(FAILED, hasFailed);
  };
  // Containers may have content that the browser has not parsed yet.
  const parsed = new Promise<void>((resolve) => {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
  const request = async (button?: Element) => {
    mark(false);
    try {
      await loadPix(script);
      await parsed;
      isLoaded = true;
      update();
    } catch (error) {
      await parsed;
      given = undefined;
      update();
      mark(true);
      for (const container of waiting())
        showFailure(container, !!button && unclobbered(container).contains(button));
      throw error;
    }
  };
  const consent = (button?: Element) => (given ??= request(button));
  const onClick = (event: MouseEvent) => {
    // Buttons may be in shadow roots.
    const [button] = event
      .composedPath()
      .filter((node): node is Element => node instanceof Element && node.hasAttribute(CONSENT));
    if (!button) return;
    event.preventDefault();
    button.setAttribute('aria-disabled', 'true');
    const all = waiting();
    const own = all.filter((container) => unclobbered(container).contains(button));
    // A button elsewhere is about all containers that wait.
    const added = (own.length ? own : all).map(imageHost);
    for (const host of added) granted.add(host);
    consent(button)
      .then(
        () => {
          update();
          if (!remember) return;
          for (const host of added) if (host) store(keyOf([host]));
          store(key);
        },
        (error: unknown) => console.error('Pix: the script could not be loaded.', error),
      )
      .finally(() => button.removeAttribute('aria-disabled'));
  };

  const consentToAll = () => {
    isGrantedToAll = true;
    return consent().then(update);
  };
  pix.consent = Object.assign(consentToAll, { key });
  page.addEventListener('click', onClick);
  if (remember && isStored(key)) consent().catch((error: unknown) => console.error('Pix:', error));
  void parsed.then(() => {
    update();
    const attributeFilter = [WAITS, ...CONTAINER_ATTRIBUTES];
    observeTree(document, { subtree: true, childList: true, attributeFilter }, update);
  });
}

/** Key of the storage under which consent for hosts is remembered. */
function keyOf(hosts: readonly string[]): string {
  return `pix-consent:${hosts.join()}`;
}

/** The host of a container's `data-image-url`; empty if it is the page's own, or there is none. */
function imageHostOf(container: Element): string {
  const address = unclobbered(container).getAttribute('data-image-url') ?? '';
  if (!URL.canParse(address, page.baseURI)) return '';
  const { host } = new URL(address, page.baseURI);
  return host === location.host ? '' : host;
}

/** The global `Pix`, or the queue of calls that becomes it. */
function stub(): Partial<PixGlobal> & Record<'q', unknown> {
  const existing = window.Pix;
  if (existing instanceof Object && Object.hasOwn(existing, 'q')) return existing;
  const created = { q: [] };
  Reflect.set(window, 'Pix', created);
  return created;
}

/** Reads the script's own tag: where `sdk.js` is, the hosts that consent is about, and whether to remember it. */
function readTag(): LoadPixOptions & { hosts: string[]; remember: boolean } {
  const tag = page.currentScript;
  if (!(tag instanceof HTMLScriptElement)) throw new Error('Pix: load consent.js with a script tag.');
  const { dataset, nonce, src } = tag;
  const own = src || page.baseURI;
  const address = URL.canParse(dataset['script'] ?? 'sdk.js', own)
    ? (dataset['script'] ?? 'sdk.js')
    : undefined;
  if (address === undefined)
    warnOnce(`Pix: data-script="${dataset['script']}" should be the address of sdk.js.`);
  const script = new URL(address ?? 'sdk.js', own);
  const baseUrl = parseBaseUrl(dataset['baseUrl'], script.href);
  const { host } = new URL(baseUrl ?? script);
  const hosts = script.host === host || script.host === location.host ? [host] : [host, script.host];
  const from = new URL(own).host;
  if (hosts.includes(from))
    warnOnce(
      `Pix: consent.js comes from ${from}, which needs consent. Host it yourself, and set data-script.`,
    );
  return withoutPrototype({
    hosts,
    remember: dataset['remember'] !== undefined,
    src: script.href,
    baseUrl,
    integrity: dataset['integrity'],
    nonce: nonce || undefined,
  });
}

/** The base URL of `data-base-url`, as `sdk.js` reads it: relative to itself. */
function parseBaseUrl(value: string | undefined, script: string): string | undefined {
  if (value === undefined) return undefined;
  if (value && URL.canParse(value, script)) {
    const { protocol, href } = new URL(value, script);
    if (/^https?:$/.test(protocol)) return href;
  }
  warnOnce(`Pix: data-base-url="${value}" should be an http(s) address.`);
  return undefined;
}

function warnAbout(element: Element): void {
  const { localName } = unclobbered(element);
  const value = unclobbered(element).getAttribute(WAITS);
  if (!unclobbered(element).matches(CONTAINERS))
    warnOnce(`Pix: ${WAITS} of <${localName}> has no effect: it belongs on the container itself.`);
  else if (value !== UNTIL_CONSENT)
    warnOnce(`Pix: ${WAITS}="${value}" of a container should be ${UNTIL_CONSENT}.`);
}

/** Empties a container and lets the embed script find it. The focus stays at its place. */
function release(container: Element): void {
  const box = unclobbered(container);
  if (box.matches(':focus-within')) {
    if (!box.hasAttribute('tabindex')) box.setAttribute('tabindex', '-1');
    (container as HTMLElement).focus({ preventScroll: true });
  }
  for (const node of contentOf(container)) node.remove();
  box.removeAttribute(WAITS);
}

function store(key: string): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // The visitor is asked again.
  }
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
