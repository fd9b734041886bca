import { createPublicPix } from 'pix-sdk';
import { Gallery } from './gallery';

/** A server component: lists pictures at build time. */
export default async function Page() {
  const { pagination } = await createPublicPix({ baseUrl: 'https://pix.example' }).images.list();
  return (
    <main>
      <h1>{pagination.total} pictures in all</h1>
      <Gallery />
    </main>
  );
}
