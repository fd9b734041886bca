import { createPublicPix } from 'pix-sdk';
import { renderGallery } from 'pix-sdk/server-render';
import { Loaded } from '../server/loaded';

export const revalidate = 60;

/** A server component: the markup has the pictures, which the element takes over in the browser. */
export default async function Page() {
  const baseUrl = 'https://pix.example';
  const query = { sort: 'popular', limit: 12 } as const;
  const pictures = await createPublicPix({ baseUrl }).images.list(query);
  const html = renderGallery(pictures, { ...query, baseUrl, layout: 'rows' });
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Loaded />
    </main>
  );
}
