/** Vitest browser provider for WebKitGTK over W3C WebDriver, as far as the component tests need it. */
import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import {
  openWebKit,
  SCREEN,
  type SendCommand,
  type ElementReference,
  type WebKitWindow,
} from './webkit-driver.ts';
import { keyActions, type KeyAction } from './webkit-keys.ts';

type Command = (send: SendCommand, ...args: never[]) => Promise<unknown>;
/** Vitest's types cover only the commands of its own providers. */
type Register = (name: string, send: (context: object, ...args: never[]) => Promise<unknown>) => void;

/** An element's selector within the page. */
interface Named {
  selector: string;
}

/** Time to wait for an element, in ms. */
const ELEMENT_TIMEOUT_MS = 1_000;

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
    if (driver === undefined) throw new Error('WebKit was not found: see tools/browsers/browsers.ts.');
    return (opened ??= openWebKit(driver));
  };
  const register = project.browser?.registerCommand.bind(project.browser) as Register | undefined;
  for (const [name, command] of Object.entries<Command>(COMMANDS)) {
    register?.(`__vitest_${name}`, async (_context, ...args) => {
      const { sendCommand: send } = await open();
      await enterFrame(send);
      return command(send, ...args);
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
      const { sendCommand: send } = await open();
      await send('POST', 'url', { url });
    },
    close: async () => {
      const window = await opened?.catch(() => undefined);
      opened = undefined;
      await window?.close();
    },
  };
}

/** Switches to the test's frame and focuses it. */
async function enterFrame(send: SendCommand): Promise<void> {
  await send('POST', 'frame', { id: null });
  const using = { using: 'css selector', value: 'iframe[data-vitest]' };
  const id = await send<ElementReference>('POST', 'element', using).catch(() => undefined);
  if (!id) return;
  await send('POST', 'frame', { id });
  await run(send, 'window.focus()');
}

const run = <Answer>(send: SendCommand, script: string, ...args: unknown[]) =>
  send<Answer>('POST', 'execute/sync', { script, args });

/** Finds an element and scrolls it into view. */
async function find(send: SendCommand, { selector }: Named): Promise<ElementReference> {
  const script = `const { selectorEngine: engine } = window.__vitest_browser_runner__;
    const element = engine.querySelector(engine.parseSelector(arguments[0]), document, true);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return element;`;
  const end = Date.now() + ELEMENT_TIMEOUT_MS;
  do {
    const element = await run<ElementReference | null>(send, script, selector);
    if (element) return element;
  } while (Date.now() < end);
  throw new Error(`No element matches ${selector}.`);
}

const CLICK = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));

/** Moves the mouse to an element and performs further pointer actions. */
async function point(send: SendCommand, named: Named, options: object, clicks: object[]): Promise<void> {
  const unknown = Object.keys(options).filter((name) => name !== 'timeout');
  if (unknown.length) throw new Error(`Unsupported options of the mouse in WebKit: ${unknown.join(', ')}.`);
  const origin = await find(send, named);
  const move = { type: 'pointerMove', duration: 0, origin, x: 0, y: 0 };
  const actions = [move, ...clicks];
  await send('POST', 'actions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });
}

const press = (send: SendCommand, actions: KeyAction[]) =>
  send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

/** Presses keys and returns those still held down. */
async function type(send: SendCommand, text: string, state: { unreleased?: string[] }) {
  const held = new Set(state.unreleased);
  await press(send, keyActions(text, held));
  return { unreleased: [...held] };
}

/** Focuses an element and selects all its text. */
async function select(send: SendCommand, named: Named): Promise<void> {
  await run(send, 'arguments[0].focus(); arguments[0].select?.()', await find(send, named));
}

/** Commands by Vitest's names. */
const COMMANDS = {
  click: (send: SendCommand, named: Named, options = {}) => point(send, named, options, CLICK),
  hover: (send: SendCommand, named: Named, options = {}) => point(send, named, options, []),
  keyboard: type,
  cleanup: (send: SendCommand, { unreleased = [] }: { unreleased?: string[] }) =>
    press(
      send,
      unreleased.map((value) => ({ type: 'keyUp', value })),
    ),
  tab: (send: SendCommand, { shift = false }: { shift?: boolean } = {}) =>
    type(send, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', {}),
  type: async (send: SendCommand, named: Named, text: string, state: { unreleased?: string[] }) => {
    await run(send, 'arguments[0].focus()', await find(send, named));
    return type(send, text, state);
  },
  clear: async (send: SendCommand, named: Named) => {
    await select(send, named);
    await type(send, '{Delete}', {});
  },
  fill: async (send: SendCommand, named: Named, text: string) => {
    await select(send, named);
    await type(send, text ? text.replace(/[{[]/g, '$&$&') : '{Delete}', {});
  },
  // As in the other engines, no list opens.
  selectOptions: async (send: SendCommand, named: Named, wanted: string[]) => {
    const script = `const [select, wanted] = arguments;
      for (const option of select.options)
        option.selected = wanted.includes(option.value) || wanted.includes(option.label);
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
      return select.selectedOptions.length;`;
    const count = await run<number>(send, script, await find(send, named), wanted);
    if (count !== wanted.length) throw new Error(`Some of the options ${wanted.join(', ')} do not exist.`);
  },
  viewport: (_ask: SendCommand, { width, height }: { width: number; height: number }) => {
    if (width <= SCREEN.width && height <= SCREEN.height) return Promise.resolve();
    throw new Error(`WebKit's screen is smaller than ${width} × ${height}.`);
  },
};
