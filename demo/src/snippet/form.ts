import { readChoices } from './choices.ts';
import { absentIn, defaultCount, FIELDS, OPTION_FIELDS, type Choices } from './fields.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);

/** The controls of a field; those of other parts of the page belong to the form by their attribute `form`. */
const controlsOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter((each) => (each as Control).name === name) as Control[];

/** Reads the form: all valid choices that mean something. */
export function readForm(form: HTMLFormElement): Choices {
  return readChoices((name) =>
    controlsOf(form, name)
      .filter((control) => !isCheckable(control) || control.checked)
      .map(({ value }) => value)
      .join(' '),
  );
}

/** Sets all controls of the form. */
export function writeForm(form: HTMLFormElement, choices: Choices): void {
  for (const { name } of FIELDS) {
    const value = choices[name] ?? '';
    for (const control of controlsOf(form, name)) {
      if (!isCheckable(control)) control.value = value || control.dataset['default'] || '';
      else if (value) control.checked = value.split(' ').includes(control.value);
      else control.checked = control.hasAttribute('data-default');
    }
  }
}

/** Shows the fields that mean something, and only those. */
export function showFields(form: HTMLFormElement, choices: Choices): void {
  for (const { name, applies, read } of FIELDS) {
    const isShown = applies(choices);
    for (const control of controlsOf(form, name)) {
      control.disabled = !isShown;
      if (control instanceof HTMLSelectElement)
        for (const option of control.options)
          option.hidden = option.disabled = !!option.value && !read(option.value, choices);
      const field = control.closest<HTMLElement>('[data-field]');
      if (field) field.hidden = !isShown;
    }
    const companion = form.querySelector<HTMLElement>(`[data-with="${name}"]`);
    if (companion) companion.hidden = !isShown;
  }
  for (const field of OPTION_FIELDS.filter(({ absentOf }) => absentOf))
    for (const control of controlsOf(form, field.name))
      if (control instanceof HTMLSelectElement && control.options[0])
        control.options[0].text = absentIn(field, choices);
  for (const group of form.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-field]:not([hidden])');
  for (const limit of controlsOf(form, 'limit'))
    if (limit instanceof HTMLInputElement) limit.placeholder = defaultCount(choices);
}
