/**
 * Reflects a form's controls to `data-*` attributes of an element, by the controls' names. Empty values remove the
 * attribute. The embed script observes the attributes.
 */
export function reflectForm(
  form: HTMLFormElement | null,
  element: Element | null,
  nameOf = (name: string) => `data-${name}`,
): void {
  if (!form || !element) return;
  // Discard form values that the browser restored from an earlier visit.
  form.reset();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement;
    const value = new FormData(form)
      .getAll(name)
      .filter((part) => typeof part === 'string')
      .join(' ');
    if (value) element.setAttribute(nameOf(name), value);
    else element.removeAttribute(nameOf(name));
  });
}
