/** Renders one picture in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { developPicture } from './core/develop.ts';
import { renderScene } from './core/render-scene.ts';
import { scenes, type SceneSlug } from './scenes/index.ts';
import { writeFiles } from './write-files.ts';

/** Task of a worker. */
export interface RenderTask {
  slug: SceneSlug;
  folder: string;
  /** Width of a preview in pixels, which is written as PNG. Default: the whole picture as WebP. */
  preview?: number | undefined;
}

async function renderPicture({ slug, folder, preview }: RenderTask): Promise<void> {
  const { default: scene } = await scenes[slug]();
  const width = preview ?? scene.width;
  const height = Math.round((width * scene.height) / scene.width);
  const pixels = await developPicture(renderScene(scene, width), scene.film ?? {}, { width, height });
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (preview === undefined) await writeFiles(picture, folder, slug);
  else await picture.png().toFile(resolve(folder, `${slug}.png`));
  parentPort?.postMessage('done');
}

await renderPicture(workerData as RenderTask);
