import { readChoices } from '../../../demo/src/snippet/choices.ts';
import { containerOf } from '../../../demo/src/snippet/container.ts';
import { kindOf, type Choices } from '../../../demo/src/snippet/fields.ts';
import { identifierOf, KIND_LABELS, KINDS } from '../../../demo/src/snippet/kinds.ts';
import { Chooser } from './chooser.ts';
import { OptionPanels } from './controls.ts';
import { Preview } from './preview.ts';
import { label, text } from './text.ts';
import { Fragment, h, pixSettings, useRef, useState, wp } from './wp.ts';

const { BlockControls, InspectorControls, useBlockProps } = wp.blockEditor;
const { decodeEntities } = wp.htmlEntities;
const { Button, PanelBody, Placeholder, SelectControl, TextControl, ToolbarButton, ToolbarGroup } =
  wp.components;

/** Attributes of the block: choices as they were entered, and the height to reserve. */
interface BlockAttributes {
  choices: Choices;
  space: string;
}

interface EditProps {
  attributes: BlockAttributes;
  setAttributes: (attributes: BlockAttributes) => void;
}

const validOf = (choices: Choices) => readChoices((name) => choices[name] ?? null);

/** In place of the preview: what is missing. WordPress hides the instructions of its own in narrow blocks. */
const placeholder = (instructions: string, ...children: object[]) =>
  h(
    Placeholder,
    { label: 'Pix' },
    h('p', { className: 'pix-instructions' }, instructions) as object,
    ...children,
  );

/** The choices as they were entered: of users who may not write any markup, WordPress saves `&` as `&amp;`. */
const entered = (choices: Readonly<Record<string, unknown>>): Choices =>
  Object.fromEntries(
    // Other programs store numbers, too.
    Object.entries(choices).flatMap(([name, value]) =>
      value === true
        ? [[name, 'yes']]
        : /string|number/.test(typeof value)
          ? [[name, decodeEntities(String(value))]]
          : [],
    ),
  );

/**
 * Moves the focus into a block if what had it is gone: a button that was chosen, or the opener of a dialog, to which WordPress returns it in
 * the document of the dialog alone.
 */
const keepFocus = (block: HTMLElement | null) =>
  setTimeout(() => {
    const hasFocus = ({ activeElement }: Document) =>
      !/^(body|iframe)$/.test(activeElement?.localName ?? 'body');
    if (!block || hasFocus(document) || hasFocus(block.ownerDocument)) return;
    (block.querySelector('button') ?? block).focus();
  });

const noService = () =>
  placeholder(
    text('noService'),
    ...(pixSettings.settings
      ? [h(Button, { variant: 'primary', href: pixSettings.settings }, text('settings')) as object]
      : []),
  );

/** The block in the editor. */
export function Edit({ attributes, setAttributes }: EditProps) {
  const choices = entered(attributes.choices);
  const block = useRef<HTMLElement | null>(null);
  const blockProps = useBlockProps({ ref: block });
  const [isChoosing, setChoosing] = useState(false);
  const choose = (name: string, value: string) => {
    const others = Object.entries(choices).filter(([other]) => other !== name);
    const next: Choices = Object.fromEntries(value ? [...others, [name, value]] : others);
    setAttributes({ choices: next, space: containerOf(validOf(next), '').space ?? '' });
  };
  const close = () => {
    setChoosing(false);
    keepFocus(block.current);
  };
  const start = (kind: string) => {
    choose('show', kind);
    keepFocus(block.current);
  };
  if (!pixSettings.service) return h('div', blockProps, noService());

  const kind = kindOf(choices);
  const identifier = identifierOf(kind);
  const chooseRecord = text(identifier === 'slug' ? 'choosePicture' : 'chooseAlbum');
  const valid = validOf(choices);
  const content = () => {
    if (!choices['show'])
      return placeholder(
        text('whatToShow'),
        ...KINDS.map(
          (each) =>
            h(
              Button,
              { key: each, variant: 'secondary', onClick: () => start(each) },
              label(KIND_LABELS[each]),
            ) as object,
        ),
      );
    if (identifier && !valid[identifier])
      return placeholder(
        chooseRecord,
        h(Button, { variant: 'primary', onClick: () => setChoosing(true) }, chooseRecord) as object,
      );
    return h(Preview, containerOf(valid, ''));
  };
  return h(
    Fragment,
    null,
    choices['show'] &&
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { className: 'pix-panel' },
          h(SelectControl, {
            __nextHasNoMarginBottom: true,
            label: text('whatToShow'),
            value: kind,
            options: KINDS.map((each) => ({ value: each, label: label(KIND_LABELS[each]) })),
            onChange: (value: string) => choose('show', value),
          }),
          identifier &&
            h(TextControl, {
              __nextHasNoMarginBottom: true,
              label: text(identifier === 'slug' ? 'slugOfPicture' : 'tokenOfAlbum'),
              value: choices[identifier] ?? '',
              onChange: (value: string) => choose(identifier, value),
            }),
          identifier && h(Button, { variant: 'secondary', onClick: () => setChoosing(true) }, chooseRecord),
        ),
        h(OptionPanels, { choices, choose }),
      ),
    identifier &&
      h(
        BlockControls,
        null,
        h(ToolbarGroup, null, h(ToolbarButton, { onClick: () => setChoosing(true) }, chooseRecord)),
      ),
    h('div', blockProps, content()),
    isChoosing &&
      identifier &&
      h(Chooser, {
        identifier,
        choose: (id) => {
          close();
          choose(identifier, id);
        },
        close,
      }),
  );
}
