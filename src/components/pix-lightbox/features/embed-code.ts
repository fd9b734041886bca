import { escapeHtml } from '../../../internal/escape-html.ts';
import type { Picture } from '../../../tiles/picture.ts';

/** HTML that embeds a picture in another page; built from the sanitized record, never from the record's own markup. */
export function embedCode({ page, source, title, width, height }: Picture): string {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(source)}" alt="${escapeHtml(title)}" ${size} loading="lazy"></a>`;
}
