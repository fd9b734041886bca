/** The playground: editors, settings and the running example. */
import { copyText } from '../tools/copy-text.ts';
import { onceVisible } from '../tools/once-visible.ts';
import { createTabs } from '../tools/tabs.ts';
import { createConsole } from './console.ts';
import { downloadPage, standalonePage } from './download-page.ts';
import { createEditors } from './editors.ts';
import { decodeExample, encodeExample, ExampleLinkError } from './example-link.ts';
import { readSettings, type Settings, type SharedExample } from './example.ts';
import { EXAMPLES } from './examples.ts';
import { loadEdits, storeEdits } from './kept-edits.ts';
import { runExample } from './run-example.ts';
import { siteTheme, watchSiteTheme } from '../tools/site-theme.ts';
import { serviceAddress } from '../service-address.ts';

/** Time in ms without edits after which the example runs again. */
const RUN_DELAY_MS = 600;

const find = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

const examples = find<HTMLSelectElement>('#examples');
const settings = find<HTMLFieldSetElement>('#settings');
const auto = find<HTMLInputElement>('#auto');
const status = find('#status');
const problem = find<HTMLElement>('#problem');
const restore = find<HTMLButtonElement>('#restore');
const selectTab = createTabs(find('.tabs'));
const lines = createConsole(find<HTMLElement>('#console'));

/** The example without edits. */
let start: SharedExample = EXAMPLES[0];
let isEdited = false;
/** Edits that another example has replaced. */
let replaced: SharedExample | undefined;
let wasInViewport = false;
let timer: number | undefined;

const editors = createEditors(document, () => {
  status.textContent = '';
  isEdited = true;
  keepEdits();
  if (auto.checked) schedule();
});

/** Keeps the edits, and offers those that another example has replaced. */
function keepEdits(): void {
  restore.hidden = !replaced;
  const name = EXAMPLES[examples.selectedIndex]?.name ?? '';
  storeEdits({ fragment: location.hash, name, edited: isEdited ? current() : undefined, replaced });
}

function readForm(): Settings {
  const selects = [...settings.querySelectorAll('select')];
  return readSettings(Object.fromEntries(selects.map(({ name, value }) => [name, value])));
}

function writeForm(values: Settings = {}): void {
  for (const select of settings.querySelectorAll('select')) {
    select.value = values[select.name as keyof Settings] ?? '';
    // The first choice is the default.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
}

function current(): SharedExample {
  const { html, css, js } = editors.read();
  const values = readForm();
  return {
    html,
    ...(css && { css }),
    ...(js && { js }),
    ...(Object.keys(values).length && { settings: values }),
  };
}

function run(): void {
  clearTimeout(timer);
  lines.clear();
  const example = current();
  const theme = example.settings?.theme ?? siteTheme();
  find<HTMLElement>('#playground').dataset['result'] = theme;
  if (wasInViewport)
    runExample(find('#frame'), { ...example, settings: { ...example.settings, theme } }, lines.add);
}

function schedule(): void {
  clearTimeout(timer);
  timer = window.setTimeout(run, RUN_DELAY_MS);
}

/** Shows an example without edits. Those of the last one can be restored. */
function show(example: SharedExample): void {
  start = example;
  if (isEdited) replaced = current();
  isEdited = false;
  write(example);
}

function write(example: SharedExample): void {
  editors.write(example);
  writeForm(example.settings);
  selectTab(`source-${example.js ? 'js' : 'html'}`);
  keepEdits();
  run();
}

/** Shows replaced edits. Other edits become those that can be restored. */
function restoreEdits(edits: SharedExample): void {
  replaced = isEdited ? current() : undefined;
  isEdited = true;
  write(edits);
}

/** Continues with what the tab has kept: at the same address with the edits, elsewhere with an offer to restore them. */
function resume(kept: ReturnType<typeof loadEdits>): void {
  if (!kept) return;
  const { fragment, name, edited } = kept;
  replaced = kept.replaced;
  if (fragment !== location.hash) replaced = edited ?? replaced;
  else if (edited) {
    const index = EXAMPLES.findIndex((example) => example.name === name);
    start = EXAMPLES[index] ?? start;
    examples.selectedIndex = index;
    isEdited = true;
    write(edited);
  }
  keepEdits();
}

/** Shows the example of the address, if it holds one. What cannot be read leaves the editors as they are. */
async function showLinked(): Promise<boolean> {
  const fragment = location.hash.slice(1);
  if (!fragment) return false;
  problem.hidden = true;
  try {
    const example = await decodeExample(fragment);
    examples.selectedIndex = -1;
    show(example);
    return true;
  } catch (error) {
    problem.textContent = error instanceof ExampleLinkError ? error.message : String(error);
    problem.hidden = false;
    return false;
  }
}

/** The address of the playground with the edited example; it also becomes that of the page. */
async function link(): Promise<string> {
  const url = new URL(location.href);
  url.hash = await encodeExample(current());
  history.replaceState(null, '', url);
  keepEdits();
  return url.href;
}

examples.addEventListener('change', () => {
  const example = EXAMPLES[examples.selectedIndex];
  if (!example) return;
  history.replaceState(null, '', location.pathname);
  show({ ...example, settings: readForm() });
});
settings.addEventListener('change', () => {
  keepEdits();
  run();
});
find('#run').addEventListener('click', () => {
  wasInViewport = true;
  run();
});
find('#reset').addEventListener('click', () => show(start));
restore.addEventListener('click', () => {
  if (replaced) restoreEdits(replaced);
  // The button may be gone.
  if (restore.hidden) find<HTMLElement>('#reset').focus();
});
find('#download').addEventListener('click', () => {
  downloadPage(standalonePage(current(), serviceAddress()));
});
find('#copy').addEventListener('click', () => {
  void link()
    .then(copyText)
    .then((isCopied) => {
      status.textContent = isCopied ? 'Link copied.' : 'Copy the link from the address bar.';
    });
});
const share = find<HTMLButtonElement>('#share');
share.hidden = !('share' in navigator);
share.addEventListener('click', () => {
  void link()
    .then((url) => navigator.share({ title: 'Pix playground', url }))
    .catch(() => undefined);
});
watchSiteTheme(() => {
  if (!readForm().theme) run();
});
addEventListener('hashchange', () => void showLinked());

// On phones the result is below the code, and it takes long to start.
const kept = loadEdits();
void showLinked().then(() => {
  resume(kept);
  onceVisible(
    find('#frame'),
    () => {
      wasInViewport = true;
      run();
    },
    0.1,
  );
});
