import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  LocalizeController,
  setRegisteredTexts,
  type OwnTexts,
} from '../../../src/controllers/localize-controller.ts';
import { PrintController } from '../../../src/controllers/print-controller.ts';
import french from '../../../src/locales/fr.ts';
import { Host, simulatePage, stubObservers } from './support/host.ts';

simulatePage();

/** What reads changes of languages in the page. */
let observers: Set<() => void>;

beforeEach(() => {
  observers = stubObservers(({ subtree }) => subtree);
});
afterEach(() => setRegisteredTexts(() => undefined));

const ENGLISH = {
  close: 'Close',
  pictureCount: { one: '{count} picture', other: '{count} pictures' },
};

/** An element in a page with a language, and its updates. */
class TextHost extends Host {
  lang: string | undefined;
  texts: OwnTexts | undefined;
  updates = 0;
  ownerDocument = {};
  shadowRoot = null;

  override requestUpdate(): void {
    this.updates++;
    super.requestUpdate();
  }

  closest = () => ({ getAttribute: () => this.lang });
  getRootNode = () => ({});
}

function create(lang?: string) {
  const host = new TextHost();
  host.lang = lang;
  const localize = new LocalizeController(host as TextHost & Host['element'], ENGLISH as never);
  host.connect();
  const t = localize.t as (key: string, values?: Record<string, string | number>) => string;
  return { host, localize, t };
}

it('writes English at once, with its plural forms and numbers, and keeps placeholders without a value', () => {
  const { host, localize, t } = create();
  expect([host.updates, localize.lang]).toEqual([1, 'en']);
  expect([t('close'), t('pictureCount', { count: 1 }), t('pictureCount', { count: 1234 })]).toEqual([
    ...['Close', '1 picture', '1,234 pictures'],
  ]);
  expect([t('pictureCount'), t('pictureCount', { count: 'few' })]).toEqual([
    ...['{count} pictures', 'few pictures'],
  ]);
  expect(localize.extend({ open: 'Open' } as never).t('open' as never)).toBe('Open');
});

it.each(['en-US', 'en-GB', 'EN-us'])('has built-in texts and numbers for %s', (lang) => {
  const { host, localize } = create(lang);
  expect([localize.lang, host.updates]).toEqual(['en', 1]);
});

it('writes the language of the page once it has loaded, and another one after a change', async () => {
  vi.useRealTimers();
  const { host, localize, t } = create('fr');
  expect([localize.lang, t('close')]).toEqual(['en', 'Close']);
  await vi.waitFor(() => expect(localize.lang).toBe('fr'));
  expect([t('close'), host.updates]).toEqual([french.close, 2]);
  observers.forEach((onChange) => onChange());
  expect(host.updates).toBe(3);
  host.lang = 'de';
  observers.forEach((onChange) => onChange());
  host.lang = 'en';
  observers.forEach((onChange) => onChange());
  await vi.waitFor(() => expect(localize.lang).toBe('en'));
  expect(t('close')).toBe('Close');
  host.disconnect();
  expect(observers.size).toBe(0);
});

it('prefers texts of the element to registered ones, and those to its language', () => {
  const { host, t } = create();
  setRegisteredTexts((lang) => (lang === 'en' ? { close: 'Leave' } : undefined));
  expect([t('close'), host.updates]).toEqual(['Leave', 2]);
  host.texts = { close: 'Away' };
  expect(t('close')).toBe('Away');
  host.disconnect();
  setRegisteredTexts(() => undefined);
  expect(host.updates).toBe(2);
});

it('writes numbers of an unsupported language as English, unless the page has texts of its own', async () => {
  vi.useRealTimers();
  const { host, localize } = create('sv');
  await vi.waitFor(() => expect(host.updates).toBe(2));
  expect(localize.lang).toBe('en');
  host.texts = { close: 'Exit' };
  expect(localize.lang).toBe('sv');
});

it('renders synchronously before and after printing, and while print media are emulated', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('window', { matchMedia: () => media });
  const host = Object.assign(new Host(), { performUpdate: vi.fn() });
  const print = new PrintController(host.element);
  host.connect();
  const after = (target: EventTarget, name: string, matches = false) => {
    host.performUpdate.mockClear();
    target.dispatchEvent(Object.assign(new Event(name), { matches }));
    return [print.isPrinting, host.performUpdate.mock.calls.length];
  };
  const page = { dispatchEvent } as EventTarget;
  expect(print.isPrinting).toBe(false);
  expect(after(page, 'beforeprint')).toEqual([true, 1]);
  expect(after(media, 'change', true)).toEqual([true, 0]);
  expect(after(page, 'afterprint')).toEqual([true, 0]);
  expect(after(media, 'change')).toEqual([false, 1]);
  host.disconnect();
  expect(after(page, 'beforeprint')).toEqual([false, 0]);
  media.matches = true;
  host.connect();
  expect(print.isPrinting).toBe(true);
});
