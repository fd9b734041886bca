/** Vitest browser provider for WebKitGTK over W3C WebDriver, as far as the component tests need it. */
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { openWebKit, SCREEN, type Ask, type ElementReference, type WebKitWindow } from './webkit-driver.ts';
import { keyActions, type KeyAction } from './webkit-keys.ts';

type Command = (ask: Ask, ...args: never[]) => Promise<unknown>;
/** Vitest's types cover the commands of its own providers only. */
type Register = (name: string, command: (context: object, ...args: never[]) => Promise<unknown>) => void;

/** An element's selector within the page. */
interface Named {
  selector: string;
}

/** Time to wait for an element, in ms. */
const PATIENCE = 1_000;

/** Creates the provider; without a WebDriver the run fails with a message. */
export function webkitGtk(driver: string | undefined): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webkitgtk',
    supportedBrowser: ['webkit'],
    providerFactory: (project: TestProject) => createProvider(project, driver),
  });
}

function createProvider(project: TestProject, driver: string | undefined): BrowserProvider {
  let opened: Promise<WebKitWindow> | undefined;
  const open = () => {
    if (driver === undefined)
      throw new Error('There is no WebKit to test with: see tools/browsers/browsers.ts.');
    return (opened ??= openWebKit(driver));
  };
  const register = project.browser?.registerCommand.bind(project.browser) as Register | undefined;
  for (const [name, command] of Object.entries<Command>(COMMANDS)) {
    register?.(`__vitest_${name}`, async (_context, ...args) => {
      const { ask } = await open();
      await enterFrame(ask);
      return command(ask, ...args);
    });
  }
  return {
    name: 'webkitgtk',
    supportsParallelism: false,
    initScripts: [
      // Use the same selectors as in the other engines.
      new URL('locators.js', import.meta.resolve('@vitest/browser-playwright')),
      new URL('hide-scrollbars.ts', import.meta.url),
    ].map((url) => fileURLToPath(url)),
    getCommandsContext: () => ({}),
    openPage: async (_session, url) => {
      const { ask } = await open();
      await ask('POST', 'url', { url });
    },
    close: async () => {
      const window = await opened?.catch(() => undefined);
      opened = undefined;
      await window?.close();
    },
  };
}

/** Switches to the test's frame and focuses it. */
async function enterFrame(ask: Ask): Promise<void> {
  await ask('POST', 'frame', { id: null });
  const using = { using: 'css selector', value: 'iframe[data-vitest]' };
  const id = await ask<ElementReference>('POST', 'element', using).catch(() => undefined);
  if (!id) return;
  await ask('POST', 'frame', { id });
  await run(ask, 'window.focus()');
}

const run = <Answer>(ask: Ask, script: string, ...args: unknown[]) =>
  ask<Answer>('POST', 'execute/sync', { script, args });

/** Finds an element and scrolls it into view. */
async function find(ask: Ask, { selector }: Named): Promise<ElementReference> {
  const script = `const { selectorEngine: engine } = window.__vitest_browser_runner__;
    const element = engine.querySelector(engine.parseSelector(arguments[0]), document, true);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return element;`;
  const end = Date.now() + PATIENCE;
  do {
    const element = await run<ElementReference | null>(ask, script, selector);
    if (element) return element;
  } while (Date.now() < end);
  throw new Error(`There is no ${selector} in the page.`);
}

const CLICK = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));

/** Moves the mouse to an element and performs further pointer actions. */
async function point(ask: Ask, named: Named, options: object, clicks: object[]): Promise<void> {
  const unknown = Object.keys(options).filter((name) => name !== 'timeout');
  if (unknown.length) throw new Error(`WebKit's mouse does not know ${unknown.join(', ')}.`);
  const origin = await find(ask, named);
  const move = { type: 'pointerMove', duration: 0, origin, x: 0, y: 0 };
  const actions = [move, ...clicks];
  await ask('POST', 'actions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });
}

const press = (ask: Ask, actions: KeyAction[]) =>
  ask('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

/** Presses keys and returns those still held down. */
async function type(ask: Ask, text: string, state: { unreleased?: string[] }) {
  const held = new Set(state.unreleased);
  await press(ask, keyActions(text, held));
  return { unreleased: [...held] };
}

/** Focuses an element and selects all its text. */
async function select(ask: Ask, named: Named): Promise<void> {
  await run(ask, 'arguments[0].focus(); arguments[0].select?.()', await find(ask, named));
}

/** Commands by Vitest's names. */
const COMMANDS = {
  click: (ask: Ask, named: Named, options = {}) => point(ask, named, options, CLICK),
  hover: (ask: Ask, named: Named, options = {}) => point(ask, named, options, []),
  keyboard: type,
  cleanup: (ask: Ask, { unreleased = [] }: { unreleased?: string[] }) =>
    press(
      ask,
      unreleased.map((value) => ({ type: 'keyUp', value })),
    ),
  tab: (ask: Ask, { shift = false }: { shift?: boolean } = {}) =>
    type(ask, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', {}),
  type: async (ask: Ask, named: Named, text: string, state: { unreleased?: string[] }) => {
    await run(ask, 'arguments[0].focus()', await find(ask, named));
    return type(ask, text, state);
  },
  clear: async (ask: Ask, named: Named) => {
    await select(ask, named);
    await type(ask, '{Delete}', {});
  },
  fill: async (ask: Ask, named: Named, text: string) => {
    await select(ask, named);
    await type(ask, text ? text.replace(/[{[]/g, '$&$&') : '{Delete}', {});
  },
  // As in the other engines, no list opens.
  selectOptions: async (ask: Ask, named: Named, wanted: string[]) => {
    const script = `const [select, wanted] = arguments;
      for (const option of select.options)
        option.selected = wanted.includes(option.value) || wanted.includes(option.label);
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
      return select.selectedOptions.length;`;
    const count = await run<number>(ask, script, await find(ask, named), wanted);
    if (count !== wanted.length) throw new Error(`There are not all of the options ${wanted.join(', ')}.`);
  },
  viewport: (_ask: Ask, { width, height }: { width: number; height: number }) => {
    if (width <= SCREEN.width && height <= SCREEN.height) return Promise.resolve();
    throw new Error(`The screen that WebKit has is smaller than ${width} × ${height}.`);
  },
};
