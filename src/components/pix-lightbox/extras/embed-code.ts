import type { Picture } from '../../picture.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup that shows a picture on another page: made of the cleaned record, never the record's own (R23). */
export function embedCode({ page, source, title, width, height }: Picture): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<a href="${escaped(page)}"><img src="${escaped(source)}" alt="${escaped(title)}" ${size} loading="lazy"></a>`;
}
