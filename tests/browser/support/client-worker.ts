/** A module worker that uses the client. */
import type { UploadedImage } from '../../../src/contract/models.ts';

/** Task of the worker. */
export interface WorkerTask {
  baseUrl: string;
  apiKey: string;
  image: Uint8Array<ArrayBuffer>;
}

/** Result of the worker. */
export interface WorkerResult {
  slugs: string[];
  /** Message of the error for a key without `dangerouslyAllowKeyInBrowser`. */
  refused: string;
  upload: UploadedImage;
  /** Bytes sent, at each progress event. */
  progress: number[];
}

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => void work(data).then(postMessage));

async function work({ image, ...options }: WorkerTask): Promise<WorkerResult> {
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
