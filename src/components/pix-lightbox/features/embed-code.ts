import type { Picture } from '../../picture.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** HTML that embeds a picture in another page; built from the sanitized record, never from the record's own markup. */
export function embedCode({ page, source, title, width, height }: Picture): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(source)}" alt="${escapeHtml(title)}" ${size} loading="lazy"></a>`;
}
