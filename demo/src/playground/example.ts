import type { Example } from '../playground-url.ts';

/** Languages of the galleries, by tag. */
export const LANGUAGES = ['en', 'ar', 'zh', 'fr', 'de', 'hi', 'id', 'ja', 'lus', 'pt', 'ru', 'es'] as const;

/** Choices of the playground beside the sources; the first of each is the default. */
export const CHOICES = {
  network: ['fast', 'slow'],
  faults: ['none', 'once', 'always'],
  pictures: ['sample', 'none', 'huge'],
  language: LANGUAGES,
  direction: ['ltr', 'rtl'],
  theme: ['light', 'dark'],
} as const;

export type Choice = keyof typeof CHOICES;

/** Settings under which an example runs; a missing one is the default. */
export type Settings = { [Name in Choice]?: (typeof CHOICES)[Name][number] };

/** An example with settings: what a link holds. */
export interface SharedExample extends Example {
  settings?: Settings;
}

/** Reads an example that may come from anywhere; `undefined` if it is none. */
export function readExample(value: unknown): SharedExample | undefined {
  const { html, css = '', js = '', settings } = (value ?? {}) as Record<string, unknown>;
  if (typeof html !== 'string' || typeof css !== 'string' || typeof js !== 'string') return undefined;
  return { html, css, js, settings: readSettings(settings) };
}

/** A message from the playground to its frame. */
export interface RunMessage {
  type: 'run';
  example: SharedExample;
}

/** A message from the frame to the playground: its text is a stranger's. */
export type FrameMessage = { type: 'ready' } | { type: 'line'; level: string; text: string };

/** Reads settings that may come from anywhere: keeps only known choices. */
export function readSettings(value: unknown): Settings {
  const settings: Record<string, string> = {};
  for (const [name, choices] of Object.entries(CHOICES)) {
    const choice: unknown = (value as Record<string, unknown> | undefined)?.[name];
    if (choices.slice(1).some((known) => known === choice)) settings[name] = choice as string;
  }
  return settings;
}
