import { expect, test } from 'vitest';
import { rowAnchor } from '../../../demo/src/markdown/row-anchors.ts';

test.each([
  ['Attribute', 'auto-pages', '', 'attribute-auto-pages', 'Link to attribute auto-pages'],
  ['Property', 'imageUrl', '', 'property-imageUrl', 'Link to property imageUrl'],
  ['Method', 'show(index: number): Promise<void>', '', 'method-show', 'Link to method show'],
  ['Event', 'pix-load', '', 'event-pix-load', 'Link to event pix-load'],
  ['Slot', 'default', '', 'slot-default', 'Link to slot default'],
  ['Custom property', '--pix-gap', '', 'custom-property-pix-gap', 'Link to custom property --pix-gap'],
  ['Attribute of a container', 'data-limit="12"', '', 'attribute-data-limit', 'Link to attribute data-limit'],
  ['Field', 'urls.view_page', 'Image', 'image-urls-view_page', 'Link to field urls.view_page'],
  ['Field', 'limit', 'pix.images.list', 'piximageslist-limit', 'Link to field limit'],
  ['Option', '--port 4010', '', 'option-port', 'Link to option --port'],
  ['Member', 'await reset()', '', 'member-reset', 'Link to member reset'],
])('%s %s below "%s" has the anchor %s', (head, code, heading, id, label) => {
  expect(rowAnchor(head, code, heading)).toEqual({ id, label });
});

test('calls, which have their own sections, have no anchors', () => {
  expect(rowAnchor('Call', 'pix.images.list(query?)', 'Calls')).toBeUndefined();
});
