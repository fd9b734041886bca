import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { addVersions } from './build/add-versions.ts';
import { bundleElements } from './build/npm-elements.ts';
import { cdnModule } from './build/cdn-module.ts';
import {
  BUILD,
  cdnChunks,
  cdnScript,
  consentScript,
  DIST,
  LAYOUTS,
  mockModules,
  version,
  type CdnOptions,
} from './build/configs.ts';
import { removeMap, removeSourcesContent, removeUnusedDeclarations } from './build/declarations.ts';
import { readDataAttributes } from './generate/data-attributes.ts';
import { createHtmlData, createManifest, createWebTypes } from './generate/elements-manifest.ts';
import { writeFrameworks } from './generate/frameworks/write-frameworks.ts';
import { readElements } from './generate/read-elements.ts';

// Always build for production, in tests, too: the libraries' development builds violate the pages' policy.
process.env['NODE_ENV'] = 'production';

const root = resolve(import.meta.dirname, '..');

/** Number of characters of the hash of a build. Hexadecimal: other letters may be a word that content blockers look for. */
const HASH_LENGTH = 8;

interface ManifestEntry {
  file: string;
  name: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Builds an ES module and its chunks; returns the bundler's manifest, which is not part of the output. */
async function buildModules(config: InlineConfig, outDir: string): Promise<Record<string, ManifestEntry>> {
  await build(config);
  const text = readFileSync(resolve(outDir, '.vite/manifest.json'), 'utf8');
  rmSync(resolve(outDir, '.vite'), { recursive: true });
  return JSON.parse(text) as Record<string, ManifestEntry>;
}

/** Whether an entry is a layout. */
const isLayout = (name: string) => LAYOUTS.some((path) => basename(path) === name);

/** Builds the embed script, its chunks and the script that waits for consent. */
export async function buildScript(options: CdnOptions = {}): Promise<void> {
  const { outDir = DIST.cdn } = options;
  const manifest = await buildModules(cdnChunks(options), outDir);
  const nameOf = (file: string) => basename(file, `-${BUILD}.js`);
  const namesOf = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] as ManifestEntry;
    return [nameOf(file), ...imports.flatMap(namesOf)];
  };
  /** The further chunks of entries that have some and that the take-over loads, or the script. Elements need `core`, whose chunks are listed once. */
  const chunksOf = (isTakeOver: boolean) => {
    const chunks: Record<string, string> = {};
    for (const [key, { isEntry, name }] of Object.entries(manifest)) {
      const names = new Set(namesOf(key));
      // The viewer is imported by its path.
      if (isTakeOver ? /^src\/(embed|components\/pix-lightbox)\//.test(key) : names.has('core')) continue;
      // What all pages load is listed once, with `core`; what positions tiles always loads beside a layout.
      const others = [...names].filter(
        (other) =>
          other !== name &&
          (name === 'core' || !/^(core|paint)$/.test(other)) &&
          !(other === 'positioned-layout' && isLayout(name)),
      );
      if ((isEntry || name === 'core') && others.length) chunks[name] = ['', ...others].join(' ');
    }
    return chunks;
  };
  const hash = finishChunks(resolve(outDir, 'chunks'), chunksOf(true));
  await build(cdnScript({ chunks: chunksOf(false), hash }, options));
  await build(consentScript(options));
}

/**
 * Writes into chunks what is known after their build: the table of further chunks, and in place of `BUILD` the hash of all, which the
 * script has to contain only once. Returns the hash.
 */
function finishChunks(folder: string, chunks: Record<string, string>): string {
  const files = globSync('*.js', { cwd: folder }).sort();
  const [twin] = files.filter((file) => !file.endsWith(`-${BUILD}.js`));
  if (twin)
    throw new Error(`${twin}: another chunk has the same name, so the script would not find this one.`);
  const textOf = (file: string) => readFileSync(resolve(folder, file), 'utf8');
  const table = JSON.stringify(chunks);
  const texts = new Map(files.map((file) => [file, textOf(file).replace('__PIX_CHUNKS__', table)]));
  const hash = createHash('sha256')
    .update([...texts.values()].join('\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  for (const [file, text] of texts) {
    rmSync(resolve(folder, file));
    writeFileSync(resolve(folder, file.replace(BUILD, hash)), text.replaceAll(BUILD, hash));
  }
  return hash;
}

/** Builds all files of `/cdn/`: the embed script, the module `pix.mjs`, their chunks, and the same files by version. */
export async function buildCdn(): Promise<void> {
  const outDir = DIST.cdn;
  await buildScript();
  const manifest = await buildModules(cdnModule(), outDir);
  const { file = '' } = Object.values(manifest).find(({ isEntry }) => isEntry) ?? {};
  // The file that pages import only names the chunk, which other addresses of the module share with it.
  const names = Object.keys({
    ...(await import('../src/index.ts')),
    ...(await import('../src/elements.ts')),
  });
  writeFileSync(resolve(outDir, 'pix.mjs'), `export{${names.join()}}from"./${file}";\n`);
  writeFileSync(
    resolve(outDir, 'pix.d.mts'),
    "import 'pix-sdk/define';\nexport * from 'pix-sdk';\nexport * from 'pix-sdk/elements';\n",
  );
  await addVersions(outDir, version);
}

/** Number of attempts to build the site. */
const SITE_ATTEMPTS = 3;

/** Builds the documentation site into `dist/site`; again if Pagefind has ended before its files were written, as on busy machines. */
export function buildDocumentation(): void {
  for (let attempt = 1; ; attempt++) {
    execFileSync('npm', ['run', '--silent', 'build', '--workspace', 'pix-demo'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    try {
      const stdio = attempt < SITE_ATTEMPTS ? 'ignore' : 'inherit';
      execFileSync(process.execPath, ['--check', resolve(DIST.site, 'pagefind/pagefind.js')], { stdio });
      return;
    } catch (error) {
      if (attempt === SITE_ATTEMPTS) throw error;
    }
  }
}

/**
 * Builds the npm module into `dist/npm`, readable, with declarations and manifests for editors: the client in one file per source
 * file, the elements in a file per part that is loaded at once.
 */
export async function buildNpm(): Promise<void> {
  rmSync(DIST.npm, { recursive: true, force: true });
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const files = await bundleElements(DIST.npm);
  removeSourcesContent(DIST.npm);
  removeMap(resolve(DIST.npm, 'contract/schema.gen.d.ts'));
  const elements = readElements();
  const attributes = readDataAttributes(elements);
  const texts = {
    'custom-elements': createManifest(elements, files),
    'vscode.html-custom-data': createHtmlData(elements, attributes),
    'web-types': createWebTypes(elements, attributes, version),
  };
  for (const [name, data] of Object.entries(texts))
    writeFileSync(resolve(DIST.npm, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
  writeFrameworks(elements, DIST.npm);
}

/** Builds the reference server into `dist/mock`, with declarations, which use those of the contract in `dist/npm`. */
export async function buildMock(): Promise<void> {
  await build(mockModules());
  execFileSync('tsc', ['-p', 'tsconfig.mock.json'], { cwd: root, stdio: 'inherit' });
  const types = resolve(DIST.mock, 'types');
  rmSync(resolve(types, 'src'), { recursive: true });
  for (const name of globSync('**/*.d.ts', { cwd: types })) {
    const file = resolve(types, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(?<=["'](?:\.\.\/)+)src\//g, '../../npm/'));
  }
}

/** Builds the files that `npm start` serves, unless they are up to date. */
export async function buildSite(): Promise<void> {
  const inputs = ['src/**/*', 'tools/build/**/*', 'package-lock.json'];
  const texts = ['docs/**/*.md', 'demo/**/*', 'src/**/*', 'package-lock.json'];
  const newest = (patterns: string[]) =>
    Math.max(0, ...globSync(patterns, { cwd: root }).map((file) => statSync(resolve(root, file)).mtimeMs));
  if (newest(['dist/cdn/sdk.js']) <= newest(inputs)) await buildCdn();
  if (newest(['dist/site/404.html']) <= newest(texts)) buildDocumentation();
}

/** Builds the files of the package. */
async function buildPackage(): Promise<void> {
  await buildCdn();
  await buildNpm();
  await buildMock();
  removeUnusedDeclarations(root, [DIST.npm, DIST.mock]);
}

// `node tools/build.ts package` leaves out the site, which is not part of the package; `node tools/build.ts site` builds nothing else.
if (import.meta.main) {
  if (process.argv[2] !== 'site') await buildPackage();
  if (process.argv[2] !== 'package') buildDocumentation();
}
