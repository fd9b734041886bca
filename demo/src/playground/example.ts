import type { Example } from '../playground-url.ts';

/** Choices of the playground beside the sources and the language; the first of each is the default. */
export const CHOICES = {
  network: ['fast', 'slow'],
  faults: ['none', 'once', 'always'],
  pictures: ['sample', 'none', 'huge'],
  direction: ['ltr', 'rtl'],
  theme: ['site', 'light', 'dark'],
} as const;

/** Language of an example without a setting. */
export const DEFAULT_LANGUAGE = 'en';

/** Settings under which an example runs; a missing one is the default. */
export type Settings = { [Name in keyof typeof CHOICES]?: (typeof CHOICES)[Name][number] } & {
  /** Language tag. */
  language?: string;
};

/** An example with settings: what a link holds. */
export interface SharedExample extends Example {
  settings?: Settings;
}

/** Reads an example that may come from anywhere; `undefined` if it is not an example. */
export function readExample(value: unknown): SharedExample | undefined {
  const { html, css = '', js = '', settings } = (value ?? {}) as Record<string, unknown>;
  if (typeof html !== 'string' || typeof css !== 'string' || typeof js !== 'string') return undefined;
  return { html, css, js, settings: readSettings(settings) };
}

/** Reads settings that may come from anywhere: keeps only known choices, and language tags. */
export function readSettings(value: unknown): Settings {
  const values = (value ?? {}) as Record<string, unknown>;
  const settings: Record<string, unknown> = {};
  for (const [name, choices] of Object.entries(CHOICES))
    if (choices.slice(1).some((known) => known === values[name])) settings[name] = values[name];
  const { language } = values;
  if (typeof language === 'string' && language !== DEFAULT_LANGUAGE && /^[a-z]{2,3}$/.test(language))
    settings['language'] = language;
  return settings;
}
