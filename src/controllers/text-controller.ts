import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { inheritedAttribute } from '../internal/inherited-attribute.ts';
import type { Spoken, TextKey } from '../locales/load-locale.ts';
import { formOf, writeNumber, type Message, type Messages } from '../locales/message.ts';

/** Texts of a page's own, over those of the language. */
export type OwnTexts = Partial<Record<TextKey, Message>>;

/** An element that speaks: `texts` are its page's own. */
type Speaker = ReactiveControllerHost & Element & { texts?: OwnTexts | undefined };

/** English that needs no loading; that of India, say, writes numbers in another way. */
const PLAIN_ENGLISH = /^en-(us|gb)$/i;

/**
 * What an element says, in the language of the nearest ancestor with `lang`; in English until that is there, and when
 * it cannot be had. `lang` and `dir` are followed while the element is connected; those inside the shadow root of a host
 * are read at each connection.
 */
export class TextController<Key extends TextKey> implements ReactiveController {
  readonly #host: Speaker;
  #english: Messages<Key>;
  #spoken: Spoken = { lang: 'en' };
  #wanted = 'en';
  #observer: MutationObserver | undefined;

  constructor(host: Speaker, english: Messages<Key>) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  /** Language whose numbers and plurals are used: always one that `Intl` knows. */
  get lang(): string {
    const { lang, own = lang } = this.#spoken;
    return this.#host.texts ? own : lang;
  }

  /** Lets it say more than it could from the beginning. */
  learn<More extends TextKey>(more: Messages<More>): TextController<Key | More> {
    this.#english = { ...this.#english, ...more };
    return this as TextController<Key | More>;
  }

  hostConnected(): void {
    this.#follow();
    this.#observer = new MutationObserver(() => this.#follow());
    this.#observer.observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** A number as the language writes it. */
  readonly number = (value: number): string => writeNumber(value, this.lang);

  /** A text with its values; `count` chooses the plural. */
  readonly say = (key: Key, values: Record<string, string | number> = {}): string => {
    const message = this.#host.texts?.[key] ?? this.#spoken.texts?.[key] ?? this.#english[key];
    return formOf(message, Number(values['count']), this.lang).replace(
      /\{(\w+)\}/g,
      (place, name: string) => {
        const value = values[name] ?? place;
        return typeof value === 'number' ? this.number(value) : value;
      },
    );
  };

  /** Looks which language is wanted now, and renders anew: the direction may be another, too. */
  #follow(): void {
    const wanted = inheritedAttribute(this.#host, 'lang')?.replace(PLAIN_ENGLISH, 'en') || 'en';
    this.#host.requestUpdate();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    import('../locales/load-locale.ts')
      .then(({ loadLocale }) => loadLocale(wanted))
      .then((spoken) => {
        if (wanted !== this.#wanted) return;
        this.#spoken = spoken;
        this.#host.requestUpdate();
      })
      .catch(() => undefined);
  }
}
