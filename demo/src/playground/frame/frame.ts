/** Runs an example: the script of `frame.html`, which is always a sandboxed frame of the playground. */
import type { MockControl } from '../../../../mock-server/control/mock-control.ts';
import type { PageMockOptions } from '../../mock/page-mock.ts';
import { usesModules } from '../compose-page.ts';
import type { SharedExample } from '../example.ts';
import { framePage, modulesScript } from './frame-page.ts';
import { mockOptions } from './mock-options.ts';
import { watchConsole } from './watch-console.ts';

declare global {
  interface Window {
    /** The mock's script. */
    PixMock: { start: (options: PageMockOptions) => MockControl };
    /** The package's modules, if the example imports them. */
    PixSdk?: { all: object; define: () => Promise<unknown> };
  }
}

/** Sends a line to the playground. A bound function, since the example can replace the methods of all ports. */
let send: (line: string) => void;

/** Reports the console and errors of the example's page; called by the page's first script. */
export function watch(): void {
  watchConsole((level, text) => send(`${level} ${text}`));
  refuseHistoryEntries();
}

/** Refuses new history entries, which would be entries of the playground: they stay when the example runs again. */
function refuseHistoryEntries(): void {
  history.pushState = () => {
    throw new DOMException('Examples cannot add entries to the history.', 'SecurityError');
  };
}

async function run(example: SharedExample): Promise<void> {
  window.PixMock.start(mockOptions(example.settings));
  if (usesModules(example)) await loadScript(modulesScript);
  const page = framePage(example, Object.keys(window.PixSdk?.all ?? {}));
  document.open();
  // Runs the scripts of the example in order, as in a page of its own.
  document.write(page);
  document.close();
}

const loadScript = (src: string) =>
  new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject }),
    );
  });

// Code of strangers must never run with the site's origin, nor for pages of other sites. In a sandboxed frame, `location.origin` is that
// of the address, whereas `self.origin` is "null".
if (self.origin === 'null' && parent !== self)
  addEventListener('message', ({ source, origin, data, ports: [port] }: MessageEvent<SharedExample>) => {
    if (source !== parent || origin !== location.origin || !port) return;
    send = port.postMessage.bind(port);
    void run(data);
  });
