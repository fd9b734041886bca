import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { photoswipeModules } from '../../../tools/build/photoswipe-modules.ts';

/** Bundles PhotoSwipe with the given modules in place of its own. */
async function bundle(modules: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'photoswipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = 'entry.js';
  const files = { ...modules, [entry]: "export { default } from 'photoswipe';" };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [photoswipeModules({ folder })],
    build: { write: false, lib: { entry: join(folder, entry), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}

it('a module replaces the module of PhotoSwipe with the same path', async () => {
  const code = await bundle({ 'ui/ui.ts': 'export default class { init() { return "replaced"; } }' });
  expect(code).toContain('"replaced"');
  expect(code).not.toContain('pswp__button');
});

it('a module that replaces nothing fails the build', async () => {
  await expect(bundle({ 'ui/renamed.ts': 'export default 1;' })).rejects.toThrow(
    /PhotoSwipe imports no module that .*ui\/renamed\.ts could replace/,
  );
});
