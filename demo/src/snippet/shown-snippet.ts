import { readCode, writeCode } from '../examples/shown-code.ts';
import { copyText } from '../tools/copy-text.ts';
import { beyondShortcode, htmlCode, npmCode, shortcode, type CodeOptions } from './code.ts';
import type { Choices } from './fields.ts';

const NO_HASH = 'The hash of the script could not be loaded: reload the page to try again.';

/** Says which choices keep a shortcode from being made. */
function noShortcode(choices: Choices): string {
  const labels = beyondShortcode(choices).map((label) => `“${label}”`);
  return `A shortcode cannot have ${labels.join(' or ')}. Switch that off, or put the code of the tab HTML into a block of the type Custom HTML, which administrators and editors may use.`;
}

/** A panel with a block of code, or a message in its place. */
function show(panel: Element | null, code: string | undefined, message: string): void {
  const block = panel?.querySelector<HTMLElement>('[data-block]');
  const note = panel?.querySelector<HTMLElement>('.note');
  const about = panel?.querySelector<HTMLElement>('.about');
  if (!block || !note || !about) return;
  block.hidden = code === undefined;
  about.hidden = code === undefined;
  note.hidden = code !== undefined;
  note.textContent = code === undefined ? message : '';
  if (code !== undefined && readCode(block) !== code) writeCode(block, code);
}

/** Returns a function that shows the code of choices in the panels of the tabs. */
export function createShownCode(
  section: Element,
): (choices: Choices, script: string | undefined, options: CodeOptions) => void {
  const panel = (name: string) => section.querySelector(`#panel-${name}`);
  const status = section.querySelector('[role=status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  section.querySelector('#copy-code')?.addEventListener('click', () => {
    const block = section.querySelector('[role=tabpanel]:not([hidden]) [data-block]:not([hidden])');
    if (!block) return say('There is no code to copy.');
    void copyText(readCode(block)).then((isCopied) =>
      say(isCopied ? 'Copied.' : 'Select the code to copy it.'),
    );
  });
  return (choices, script, options) => {
    say('');
    show(panel('html'), script && htmlCode(choices, script, options), NO_HASH);
    show(panel('npm'), npmCode(choices, options), '');
    show(panel('wordpress'), shortcode(choices), noShortcode(choices));
  };
}
