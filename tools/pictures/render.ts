/** Renders the pictures of `mock-server/seed/photographs/`; see README.md. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { listPhotographs } from './list-photographs.ts';
import type { RenderTask } from './render-picture.ts';
import { scenes, type SceneSlug } from './scenes/index.ts';

const PHOTOGRAPHS = resolve(import.meta.dirname, '../../mock-server/seed/photographs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'string' },
    out: { type: 'string', default: PHOTOGRAPHS },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const isSlug = (name: string): name is SceneSlug => name in scenes;
const unknown = positionals.find((name) => !isSlug(name));
if (unknown !== undefined)
  throw new Error(`There is no scene ${unknown}; use ${Object.keys(scenes).join(', ')}.`);

const folder = resolve(values.out);
const preview = values.preview === undefined ? undefined : Number(values.preview);
for (const part of preview === undefined ? ['raw', 'thumb'] : ['.'])
  mkdirSync(resolve(folder, part), { recursive: true });

const left = (positionals.length > 0 ? positionals : Object.keys(scenes)).filter(isSlug);

function render(slug: SceneSlug): Promise<void> {
  const workerData: RenderTask = { slug, folder, preview };
  const worker = new Worker(new URL('render-picture.ts', import.meta.url), { workerData });
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('exit', () => {
      console.log(slug);
      done();
    });
  });
}

async function renderNext(): Promise<void> {
  for (let slug = left.shift(); slug; slug = left.shift()) await render(slug);
}

await Promise.all(Array.from({ length: Number(values.workers) }, renderNext));
if (preview === undefined) await listPhotographs(folder);
