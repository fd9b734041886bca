/**
 * Puts what a form's controls say into an element's attributes: `name` tells which, `data-` and the control's name. What
 * says nothing is taken away. The rest is the script tag's own work.
 */
export function followForm(
  form: HTMLFormElement | null,
  element: Element | null,
  nameOf = (name: string) => `data-${name}`,
): void {
  if (!form || !element) return;
  // What the browser remembered of an earlier visit is no choice.
  form.reset();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement;
    const said = new FormData(form)
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(' ');
    if (said) element.setAttribute(nameOf(name), said);
    else element.removeAttribute(nameOf(name));
  });
}
