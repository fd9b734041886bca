/** Moves the focus from a status button that is about to be removed to the list above it. */
export function focusList(button: EventTarget | null): void {
  const list = (button as Element).closest('.status')?.previousElementSibling;
  (list?.querySelector<HTMLElement>('[tabindex]') ?? (list as HTMLElement | null))?.focus();
}
