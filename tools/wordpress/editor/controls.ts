import { readChoices } from '../../../demo/src/snippet/choices.ts';
import {
  absentIn,
  defaultCount,
  optionFieldsOf,
  type Choices,
  type OptionField,
} from '../../../demo/src/snippet/fields.ts';
import { GROUPS, type GroupName } from '../../../demo/src/snippet/option-texts.ts';
import { label, text } from './text.ts';
import { Fragment, h, wp } from './wp.ts';

const { CheckboxControl, PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;

/** Sets a choice; an empty text removes it. */
export type Choose = (name: string, value: string) => void;

const NEXT = { __nextHasNoMarginBottom: true };

interface ControlProps {
  field: OptionField;
  choices: Choices;
  choose: Choose;
}

const nameOf = ({ names = {} }: OptionField, value: string) => label(names[value] ?? value);

/** How many records are shown if no number is chosen. */
const countOf = (choices: Choices) => {
  const count = defaultCount(choices);
  return count === 'all' ? text('all') : count;
};

/** A choice of several values, in the order of the table. */
function Several({ field, choices, choose }: ControlProps) {
  const chosen = (choices[field.name] ?? '').split(' ');
  const toggle = (value: string, isChosen: boolean) =>
    field.values.filter((each) => (each === value ? isChosen : chosen.includes(each))).join(' ');
  return h(
    'fieldset',
    { className: 'pix-several' },
    h('legend', null, label(field.label)),
    field.values.map((value) =>
      h(CheckboxControl, {
        ...NEXT,
        key: value,
        label: nameOf(field, value),
        checked: chosen.includes(value),
        onChange: (isChosen: boolean) => choose(field.name, toggle(value, isChosen)),
      }),
    ),
  );
}

/** The control of an option, by the kind of its value. */
function Control({ field, choices, choose }: ControlProps) {
  const { name, control, values, absent, least, placeholder } = field;
  const value = choices[name] ?? '';
  const common = { ...NEXT, label: label(field.label), onChange: (next: string) => choose(name, next) };
  switch (control) {
    case 'checkboxes':
      return h(Several, { field, choices, choose });
    case 'checkbox':
      return h(ToggleControl, {
        ...common,
        checked: value === 'yes',
        onChange: (isChosen: boolean) => choose(name, isChosen ? 'yes' : ''),
      });
    case 'select':
    case 'radios':
      return h(SelectControl, {
        ...common,
        value,
        options: [
          { value: '', label: label(absentIn(field, choices)) },
          ...values
            .filter((each) => field.read(each, choices))
            .map((each) => ({ value: each, label: nameOf(field, each) })),
        ],
      });
    default:
      return h(TextControl, {
        ...common,
        value,
        placeholder: name === 'limit' ? countOf(choices) : (placeholder ?? label(absent)),
        ...(control === 'number' && { type: 'number', min: least }),
        help: value && !field.read(value, choices) ? text('invalidValue') : undefined,
      });
  }
}

/** The panels of the sidebar: the options of the chosen kind, from the table of the script. */
export function OptionPanels({ choices, choose }: Omit<ControlProps, 'field'>) {
  const valid = readChoices((name) => choices[name] ?? null);
  const panels = (Object.keys(GROUPS) as GroupName[]).map((group) => {
    const fields = optionFieldsOf(group).filter(({ applies }) => applies(valid));
    if (!fields.length) return null;
    return h(
      PanelBody,
      {
        key: group,
        className: 'pix-panel',
        title: label(GROUPS[group]),
        initialOpen: group === 'pictures',
      },
      fields.map((field) => h(Control, { key: field.name, field, choices, choose })),
    );
  });
  return h(Fragment, null, panels);
}
