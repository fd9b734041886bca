/** The snippet builder: a form, a preview and the code that shows the same. */
import { scriptTag } from '../../../tools/build/script-tag.ts';
import { encodeExample } from '../playground/example-link.ts';
import { EXAMPLE_ADDRESS } from '../service-address.ts';
import { withPix } from '../examples/with-pix.ts';
import { copyText } from '../tools/copy-text.ts';
import { createTabs } from '../tools/tabs.ts';
import { createAddress } from './address.ts';
import { fromFragment, toFragment } from './choices.ts';
import { htmlCode } from './code.ts';
import { containerOf, recordOf } from './container.ts';
import type { Choices } from './fields.ts';
import { readForm, showFields, writeForm } from './form.ts';
import { createPicker } from './picker.ts';
import { createPreview } from './preview.ts';
import { scriptOf } from './script.ts';
import { createShownCode } from './shown-snippet.ts';
import { offerSuggestions } from './suggestions.ts';

/** Time in ms without typing after which the preview follows. */
const TYPING_DELAY_MS = 300;

const find = <Type extends HTMLElement>(selector: string) => document.querySelector(selector) as Type;

const form = find<HTMLFormElement>('#snippet');
const hint = find('#no-record');
const playground = find<HTMLAnchorElement>('#open-playground');
const preview = createPreview(find('#stage'));
const showCode = createShownCode(find('#code'));
const address = createAddress(find<HTMLInputElement>('#address'), () => update(readForm(form)));
let current: Choices = {};
/** Aspect ratios of the pictures that the preview has shown, by slug. */
const ratios = new Map<string, string>();
let timer: number | undefined;

/** Shows what the form says. */
function update(choices: Choices): void {
  clearTimeout(timer);
  current = choices;
  showFields(form, choices);
  const isComplete = recordOf(choices)?.isChosen !== false;
  preview(isComplete ? containerOf(choices, address()) : undefined);
  hint.hidden = isComplete;
  void showAllCode(choices);
  if (!isComplete) chooseFirst(choices);
}

/** Shows the code, and leads to the playground with it. The latest choices win. */
async function showAllCode(choices: Choices): Promise<void> {
  const options = { address: address() };
  const script = await scriptOf(choices, options.address);
  if (current !== choices) return;
  const ratio = ratios.get(choices['slug'] ?? '');
  const exact = ratio ? { ratio, ...choices } : choices;
  showCode(exact, script, options);
  find('.snippet').dataset['ready'] = '';
  const example = { address: EXAMPLE_ADDRESS };
  const { consent: _, ...shown } = exact;
  const html = htmlCode(shown, scriptTag(`${EXAMPLE_ADDRESS}/cdn/sdk.js`), example);
  const fragment = await encodeExample({ html: `${html}\n` });
  if (current === choices) playground.href = `/playground/#${fragment}`;
}

/** Reserves the space of the picture that the preview has loaded. */
async function useRatio(element: HTMLElementTagNameMap['pix-image']): Promise<void> {
  await element.updateComplete;
  const image = element.shadowRoot?.querySelector('img');
  if (!image || !element.slug) return;
  const ratio = `${image.getAttribute('width')}:${image.getAttribute('height')}`;
  ratios.set(element.slug, ratio);
  find<HTMLInputElement>('[name=ratio]').placeholder = ratio;
  await showAllCode(current);
}

/** Keeps the choices in the URL: Back undoes a choice. */
function save(method: 'pushState' | 'replaceState' = 'pushState'): void {
  const fragment = toFragment(current);
  if (fragment === location.hash.slice(1)) return;
  const state = { ...(history.state as object | null), snippet: fragment };
  history[method](state, '', location.pathname + location.search + (fragment && `#${fragment}`));
}

/** The choices of the URL, which the visitor has made if they are those of the history entry. */
function choicesInUrl(): Choices | undefined {
  const fragment = location.hash.slice(1);
  const { snippet } = (history.state ?? {}) as { snippet?: unknown };
  return fromFragment(fragment, snippet === fragment);
}

/** Chooses the first record of this service, until the visitor chooses another. */
function chooseFirst(choices: Choices): void {
  const field = recordOf(choices)?.identifier ?? '';
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLInputElement) || control === document.activeElement) return;
  withPix((pix) => {
    const first =
      field === 'token'
        ? pix.listAlbums({ limit: 1 }).then(({ data: [album] }) => album?.token)
        : pix.listImages({ limit: 1 }).then(({ data: [image] }) => image?.slug);
    first.then(
      (value = '') => {
        if (current !== choices || !value) return;
        control.value = value;
        update(readForm(form));
        save('replaceState');
      },
      () => undefined,
    );
  });
}

function show(choices: Choices): void {
  writeForm(form, choices);
  update(readForm(form));
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', (event) => {
  event.preventDefault();
  show({});
  save();
});
// Some controls are outside of the form.
document.addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement;
  if (control.form !== form || control.id === 'address') return;
  clearTimeout(timer);
  if (/text|number/.test(control.type))
    timer = window.setTimeout(() => update(readForm(form)), TYPING_DELAY_MS);
});
document.addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement;
  if (control.form !== form || control.id === 'address') return;
  update(readForm(form));
  save();
});
find('#stage').addEventListener('pix-load', ({ target }) => {
  if (target instanceof HTMLElement && target.localName === 'pix-image')
    void useRatio(target as HTMLElementTagNameMap['pix-image']);
});
addEventListener('popstate', () => {
  const choices = choicesInUrl();
  if (choices && toFragment(choices) !== toFragment(current)) show(choices);
});

createPicker(find<HTMLDialogElement>('#picker'), (name, value) => {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
  update(readForm(form));
  save();
});
find('#copy-link').addEventListener('click', () => {
  void copyText(location.href).then((isCopied) => {
    find('#link-status').textContent = isCopied ? 'Link copied.' : 'Copy the link from the address bar.';
  });
});
createTabs(find('#code [role=tablist]'));
offerSuggestions(form);
show(choicesInUrl() ?? {});
for (const width of document.querySelectorAll<HTMLInputElement>('[name=width]'))
  width.addEventListener('change', () => (find('#stage').dataset['width'] = width.value));
