import { hasModifier } from '../../../src/internal/modifiers.ts';

/** Opens the search by the slash key, which is text in fields, and without effect while a dialog is open. */
document.addEventListener('keydown', (event) => {
  const { key, defaultPrevented } = event;
  // In a shadow root, the target of the event is the host.
  const [target] = event.composedPath() as HTMLElement[];
  const isText = target?.matches('input, select, textarea') || target?.isContentEditable;
  if (key !== '/' || hasModifier(event) || defaultPrevented || isText) return;
  if (document.querySelector(':modal')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('site-search [data-open-modal]')?.click();
});
