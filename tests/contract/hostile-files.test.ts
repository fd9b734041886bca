/** Files with other content besides the picture they start with. */
import { expect, test } from 'vitest';
import { sendRequest, createMock } from './support/mock.ts';
import { asForm, fieldMessages, fileOf, pictures, upload } from './support/uploads.ts';

const path = '/api/v1/images';
const SCRIPT = '<html><script>alert(document.domain)</script></html>';
const TYPES = { JPG: 'image/jpeg', PNG: 'image/png', GIF: 'image/gif' } as const;

test.each([
  ['a GIF that is also a script', 'GIF', Buffer.from('/*x*/=1;alert(1)//')],
  ['a JPG followed by a page', 'JPG', Buffer.from(SCRIPT)],
  ['a PNG followed by a ZIP archive', 'PNG', Buffer.from('PK\x03\x04evil.exe\0PK\x05\x06')],
] as const)('%s is served as a picture only, whatever its name (U11)', async (_, format, tail) => {
  const mock = createMock();
  const bytes = Buffer.concat([Buffer.from(pictures[format]), tail]);
  const file = new File([bytes], 'page.html', { type: 'text/html' });
  const record = await upload(mock, asForm({ image: file }));
  for (const url of [record.urls.direct_url, record.urls.cdn_embed]) {
    const response = await sendRequest(mock, url.replace('http://pix.test', ''));
    expect(response.headers.get('Content-Type')).toBe(TYPES[format]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('a page named as a picture is rejected (U11)', async () => {
  const init = asForm({ image: new File([SCRIPT], 'a.png', { type: 'image/png' }) });
  expect((await sendRequest(createMock(), path, init)).status).toBe(415);
});

const svg = (content: string, attributes = 'width="3" height="4"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect onload="alert(1)"/>'],
  [
    'an embedded page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  ],
  ['a reference to another origin', '<use href="https://evil.example/a.svg#a"/>'],
  ['a style of another origin', '<style>@import "https://evil.example/a.css";</style>'],
])('an SVG with %s is served without scripts and external requests (U12)', async (_, content) => {
  const mock = createMock();
  const record = await upload(mock, asForm({ image: fileOf(svg(content)) }));
  for (const url of [record.urls.direct_url, record.urls.cdn_embed]) {
    const response = await sendRequest(mock, url.replace('http://pix.test', ''));
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/\bsandbox(;|$)/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  const page = await (await sendRequest(mock, record.urls.view_page.replace('http://pix.test', ''))).text();
  expect(page).toContain(`<img src="${record.urls.direct_url}"`);
  expect(page).not.toContain('evil.example');
});

test('an SVG without dimensions is rejected (U12)', async () => {
  const init = asForm({ image: fileOf(svg('', '')) });
  expect(Object.keys(await fieldMessages(createMock(), path, init))).toEqual(['image']);
});

const PUBLIC_TYPE = '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';

test.each([
  ['an entity', '<!DOCTYPE svg [<!ENTITY x "aaaa">]>'],
  ['an external entity', '<?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]>'],
  ['a parameter entity', '<!-- > --><!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>'],
  [
    'entities after other declarations',
    '<!DOCTYPE svg [<!ATTLIST g a CDATA "]>"><?x ]>?>\n<!ENTITY x "a">]>',
  ],
  ['entities and a public document type', `<!DOCTYPE svg PUBLIC ${PUBLIC_TYPE} [<!ENTITY x "a">]>`],
])('an SVG that declares %s is rejected, however it is encoded (U12)', async (_, prolog) => {
  const text = `${prolog}${svg('<text>&x;</text>').toString()}`;
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')])
    expect(await fieldMessages(createMock(), path, asForm({ image: fileOf(bytes) }))).toEqual({
      image: 'must be a complete picture; an SVG must not declare entities',
    });
});

test.each([
  ['a plain document type', '<!DOCTYPE svg>'],
  ['the document type that editors write', `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC ${PUBLIC_TYPE}>\n`],
  ['a document type that declares an attribute', '<!DOCTYPE svg [<!ATTLIST g a CDATA #IMPLIED>]>'],
  ['a comment about entities', '<!-- <!ENTITY x "a"> -->'],
])('an SVG with %s is accepted (U12)', async (_, prolog) => {
  const bytes = Buffer.from(`${prolog}${svg('<text>&lt;!ENTITY</text>').toString()}`);
  expect((await upload(createMock(), asForm({ image: fileOf(bytes) }))).format).toBe('SVG');
});
