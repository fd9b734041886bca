import { unclobbered } from '../internal/documents.ts';
import { createApi, findTarget } from './create-api.ts';
import { createLoader } from './load-code.ts';
import { Mounts } from './mounts.ts';
import type { PixGlobal } from '../global.ts';
import { createQuickReader } from './quick-reader.ts';
import { createScanner } from './scan.ts';
import { scriptOrigin } from './script-origin.ts';
import { createSource } from './source.ts';

/** Version of the package; set by the build. */
declare const __PIX_VERSION__: string;

start();

function start(): void {
  const { folder, baseUrl, explicit, nonce } = scriptOrigin();
  const existing = window.Pix;
  // An element or frame may have that name, too, and a property of Object.prototype does not count.
  const has = (name: 'version' | 'q') => existing instanceof Object && Object.hasOwn(existing, name);
  if (existing && has('version') && typeof existing.version === 'string') {
    // One instance per window: the first.
    if (existing.version !== __PIX_VERSION__) {
      console.warn(
        `Pix: ${existing.version} from ${existing.script} is in use; ${__PIX_VERSION__} from ${folder} is ignored.`,
      );
    }
    return;
  }

  const { api, loadRecovery, ...loader } = createLoader(folder, nonce);
  const read = createQuickReader({ baseUrl, loadRecovery });
  const mounts = new Mounts(read, loader);
  const { scan, destroy, refresh } = createScanner(mounts, loader);

  // The stub of a page becomes the API, since the page may hold a reference; any other value of that name is replaced.
  const isStub = has('q') && Array.isArray(existing?.q);
  const stub = (isStub ? existing : { q: [] }) as PixGlobal;
  const calls = [...(stub.q as unknown as ((pix: PixGlobal) => unknown)[])];
  const run = (call: (pix: PixGlobal) => unknown) => {
    try {
      call(pix);
    } catch (error) {
      // An error of the page: reported as uncaught, and the next call still runs.
      reportError(error);
    }
  };
  const page = unclobbered(document);
  const parsed = new Promise<void>((resolve) => {
    if (page.readyState !== 'loading') resolve();
    else page.addEventListener('DOMContentLoaded', () => resolve());
  });
  const pix: PixGlobal = Object.assign(stub, {
    ...createApi(createSource(read), mounts),
    scan: (root?: ParentNode | string) => scan(typeof root === 'string' ? findTarget(root) : root),
    destroy: (target: unknown) => destroy(findTarget(target)),
    ...api,
    version: __PIX_VERSION__,
    script: folder,
    q: { push: (...more: ((pix: PixGlobal) => unknown)[]) => more.forEach(run) },
    ready: parsed.then(() => {
      refresh();
      return pix;
    }),
  });
  Reflect.set(window, 'Pix', pix);
  if (!explicit) scan();
  calls.forEach(run);
}
