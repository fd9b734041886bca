import { expect, it } from 'vitest';
import { renderGallery } from '../../src/server-render.ts';
import { imageRecord } from '../support/picture-records.ts';

it('a server renders pictures of another address, in the widths of their tiles', () => {
  const html = renderGallery([imageRecord(1)], { imageUrl: 'https://cdn.example/{width}/{slug}' });
  expect(html).toContain('image-url="https://cdn.example/{width}/{slug}"');
  const widths = [224, 448, 672].map((width, at) => `https://cdn.example/${width}/picture-1 ${at + 1}x`);
  expect(html).toContain(`srcset="${widths.join(', ')}"`);
});

it('texts of captions are escaped, and an empty one below keeps its space', () => {
  const record = { ...imageRecord(1), title: '<b>"Sea"</b>', description: '' };
  expect(renderGallery([record], { caption: 'over' })).toContain('&lt;b&gt;&quot;Sea&quot;&lt;/b&gt;</span>');
  const empty = renderGallery([record], { caption: 'below', captionText: 'description' });
  expect(empty).toContain('block-size:calc(var(--pix-caption-lines,1)*1.35em)');
  expect(renderGallery([record], { caption: 'over', captionText: 'description' })).not.toContain('<span');
});
