import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { inheritedAttribute } from '../internal/flat-tree.ts';
import { observeTree } from '../internal/observe-tree.ts';
import { loadedLocales, type ResolvedLocale, type TextKey } from '../locales/locale.ts';
import { formOf, writeNumber, type TextMessage, type Messages } from '../locales/message.ts';

/** Texts that a page sets itself; they override those of the language. */
export type OwnTexts = Partial<Record<TextKey, TextMessage>>;

/** An element with texts in the language of its page; `texts` overrides single ones. */
type LocalizedHost = ReactiveControllerHost & Element & { texts?: OwnTexts | undefined };

/** English that is built in. Other variants (`en-IN`, for example) write numbers in another way. */
export const PLAIN_ENGLISH = /^en-(us|gb)$/i;

/** Connected elements with texts. */
const hosts = new Set<LocalizedHost>();

/** Maximum time in ms for which painted elements wait for their texts. */
const TEXTS_TIMEOUT_MS = 1000;

/** The texts requested last, on their way. */
let loading: Promise<unknown> | undefined;

/** Resolves when the texts requested last are there, or cannot be loaded in time. */
export const whenTextsLoaded = (): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, TEXTS_TIMEOUT_MS))]);

/** Finds the texts that the page has registered for a language tag. */
let findRegistered: ((lang: string) => OwnTexts | undefined) | undefined;

/** Sets the function that finds the texts that the page has registered for a language tag, and updates all elements. */
export function setRegisteredTexts(find: (lang: string) => OwnTexts | undefined): void {
  findRegistered = find;
  hosts.forEach((host) => host.requestUpdate());
}

/**
 * The texts of an element, in the language of the nearest ancestor with `lang`; in English until that language has loaded, and
 * when it cannot be loaded. `lang` and `dir` are observed in the document while the element is connected; those inside the
 * shadow root of a host are read at each connection.
 */
export class LocalizeController<Key extends TextKey> implements ReactiveController {
  readonly #host: LocalizedHost;
  #english: Messages<Key>;
  #locale: ResolvedLocale = { lang: 'en' };
  #requested = 'en';
  #stop: (() => void) | undefined;

  constructor(host: LocalizedHost, english: Messages<Key>) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  /** Language of numbers and plurals: always one that `Intl` supports. */
  get lang(): string {
    const { lang, own = lang } = this.#locale;
    return (this.#host.texts ?? findRegistered?.(this.#requested)) ? own : lang;
  }

  /** Adds English texts that came with code loaded later. */
  extend<More extends TextKey>(more: Messages<More>): LocalizeController<Key | More> {
    this.#english = { ...this.#english, ...more };
    return this as LocalizeController<Key | More>;
  }

  hostConnected(): void {
    hosts.add(this.#host);
    this.#updateLanguage();
    const { ownerDocument, shadowRoot } = this.#host;
    // Adopted style sheets are lost when an element moves to another document.
    if (shadowRoot?.adoptedStyleSheets?.length === 0)
      import('../internal/restore-styles.ts').then(
        ({ restoreStyles }) => restoreStyles(this.#host),
        () => undefined,
      );
    this.#stop = observeTree(ownerDocument, { subtree: true, attributeFilter: ['lang', 'dir'] }, () =>
      this.#updateLanguage(),
    );
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    this.#stop?.();
  }

  /** A number as the language writes it. */
  readonly number = (value: number): string => writeNumber(value, this.lang);

  /** The text of a key with its values; `count` selects the plural form. */
  readonly t = (key: Key, values: Record<string, string | number> = {}): string => {
    const own =
      this.#host.texts?.[key] ?? findRegistered?.(this.#requested)?.[key] ?? this.#locale.texts?.[key];
    const count = Number(values['count']);
    // One of the page may lack the form.
    const text = (own && formOf(own, count, this.lang)) ?? formOf(this.#english[key], count);
    return `${text}`.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'number' ? this.number(value) : value;
    });
  };

  /** Reads the language that applies now and loads its texts. Always renders: the writing direction may have changed, too. */
  #updateLanguage(): void {
    const lang = inheritedAttribute(this.#host, 'lang')?.replace(PLAIN_ENGLISH, 'en') || 'en';
    this.#host.requestUpdate();
    if (lang === this.#requested) return;
    this.#requested = lang;
    const loaded = loadedLocales.get(lang);
    if (loaded) {
      this.#locale = loaded;
      return;
    }
    loading = import('../locales/load-locale.ts')
      .then(({ loadLocale }) => loadLocale(lang))
      .then(
        (locale) => {
          if (lang !== this.#requested) return;
          this.#locale = locale;
          this.#host.requestUpdate();
        },
        () => undefined,
      );
  }
}
