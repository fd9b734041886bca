import type { APIRoute, GetStaticPaths } from 'astro';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { SECTIONS } from '../../sections.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE = resolve('../docs/images/gallery.webp');

export const getStaticPaths = (() =>
  Object.entries(SECTIONS).map(([section, title]) => ({
    params: { section },
    props: { title },
  }))) satisfies GetStaticPaths;

const textOf = (
  title: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">
  <rect y="380" width="${WIDTH}" height="250" fill="#131211"/>
  <text x="64" y="480" fill="#ffb8a6" font-size="40" font-weight="700">Pix</text>
  <text x="64" y="560" fill="#f7f5f2" font-size="68" font-weight="700">${title}</text>
</svg>`;

/** The picture of a section's link previews: pictures of a gallery above the title. */
export const GET: APIRoute<{ title: string }> = async ({ props }) => {
  const picture = await sharp(PICTURE).resize(WIDTH, 380, { fit: 'cover', position: 'top' }).toBuffer();
  const image = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#131211' } })
    .composite([{ input: picture, top: 0, left: 0 }, { input: Buffer.from(textOf(props.title)) }])
    .png({ palette: true });
  return new Response(new Uint8Array(await image.toBuffer()), { headers: { 'Content-Type': 'image/png' } });
};
