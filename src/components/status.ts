import type { ReactiveControllerHost } from 'lit';
import type { LocalizeController } from '../controllers/localize-controller.ts';
import type { ListState } from '../controllers/state-controller.ts';

/** Element with a status message. */
export type StatusHost = ReactiveControllerHost & HTMLElement;

/** Texts of every status message. */
export type StatusTexts = LocalizeController<'tryAgain' | 'checkConnection'>;

/** Input of a status message, read at each update. */
export interface StatusProps {
  list: { state: ListState; error: unknown; retry: () => void };
  /** Text for an empty list. */
  empty: string;
  /** Text for a list that could not be loaded. */
  failed: string;
  /** Whether the list has a filter. */
  filtered?: unknown;
}

/** Moves the focus from a status button that is about to be removed to the list above it. */
export function focusList(button: EventTarget | null): void {
  const list = (button as Element).closest('.status')?.previousElementSibling;
  (list?.querySelector<HTMLElement>('[tabindex]') ?? (list as HTMLElement | null))?.focus();
}
