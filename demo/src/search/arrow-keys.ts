import { hasModifier } from '../../../src/internal/modifiers.ts';

/** Elements below the field that have the focus in turn: links, and the button that loads more of them. */
const STOPS = '.pagefind-ui__result-link, .pagefind-ui__button, .suggestions a';

/** Moves by the arrow keys between the field of a search and its results. */
export function moveByArrowKeys(search: HTMLElement): void {
  search.addEventListener('keydown', (event) => {
    const { key, isComposing, shiftKey } = event;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || isComposing || shiftKey || hasModifier(event)) return;
    const field = search.querySelector('input');
    const stops = [field, ...search.querySelectorAll<HTMLElement>(STOPS)].filter((each) =>
      each?.checkVisibility(),
    );
    const place = stops.indexOf(document.activeElement as HTMLElement);
    const next = place < 0 ? undefined : stops[place + (key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
