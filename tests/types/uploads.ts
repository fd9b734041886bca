/** Uploads that compile and uploads that do not. Nothing here is run: the type check is the test. */
import { expectTypeOf } from 'vitest';
import type { Call, Pix, UploadedImage } from '../../src/index.ts';

/** One picture, given in one way. */
export function uploads(pix: Pix, file: File, bytes: Uint8Array, stream: ReadableStream<Uint8Array>) {
  expectTypeOf(pix.images.upload({ image: file })).toEqualTypeOf<Call<UploadedImage>>();
  expectTypeOf<UploadedImage['delete_token']>().toEqualTypeOf<string>();
  for (const image of [file, bytes, bytes.buffer as ArrayBuffer, stream, 'aGk=', new Blob()]) {
    void pix.images.upload({
      image,
      slug: 'harbour',
      tags: ['sea'],
      album: 'abcdefghijkl',
      is_public: false,
    });
  }
  void pix.images.upload({ image_base64: 'aGk=', title: undefined });
  void pix.images.upload(
    { image: file },
    {
      as: 'json',
      stripMetadata: true,
      signal: AbortSignal.timeout(1),
      onProgress: (progress) => expectTypeOf(progress.loaded).toEqualTypeOf<number>(),
    },
  );
  // @ts-expect-error -- no picture
  void pix.images.upload({ title: 'Harbour' });
  // @ts-expect-error -- two pictures
  void pix.images.upload({ image: file, image_base64: 'aGk=' });
  // @ts-expect-error -- no picture, but its size
  void pix.images.upload({ image: 1024 });
  // @ts-expect-error -- the picture is a field of the input
  void pix.images.upload(file);
  // @ts-expect-error -- no such field
  void pix.images.upload({ image: file, colour: 'blue' });
  // @ts-expect-error -- no such form
  void pix.images.upload({ image: file }, { as: 'xml' });
}
