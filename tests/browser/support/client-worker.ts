/** A module worker that uses the client. */
import type { UploadedImage } from '../../../src/contract/models.ts';

/** What it is told. */
export interface WorkerTask {
  baseUrl: string;
  apiKey: string;
  image: Uint8Array<ArrayBuffer>;
}

/** What it tells. */
export interface WorkerAnswer {
  slugs: string[];
  /** What stood against a key without the flag. */
  refused: string;
  upload: UploadedImage;
  /** Bytes that had been sent, each time it heard. */
  progress: number[];
}

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => void work(data).then(postMessage));

async function work({ image, ...options }: WorkerTask): Promise<WorkerAnswer> {
  const { createPix } = await import('../../../src/index.ts');
  let refused = '';
  try {
    createPix(options);
  } catch (error) {
    refused = String(error);
  }
  const pix = createPix({ ...options, dangerouslyAllowKeyInBrowser: true });
  const slugs = (await pix.images.list()).data.map(({ slug }) => slug);
  const progress: number[] = [];
  const upload = await pix.images.upload(
    { image, slug: 'from-worker' },
    { onProgress: ({ loaded }) => progress.push(loaded) },
  );
  return { slugs, refused, upload, progress };
}
