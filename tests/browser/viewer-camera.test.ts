import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { CAMERA, exifJpeg, exifOf, TAG } from '../support/exif-jpeg.ts';
import { addViewer } from '../../src/elements.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer | undefined;

afterEach(() => {
  viewer?.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

const TITLES = ['Dimensions', 'File size', 'Format', 'Views', 'Uploaded'];

/** Answers requests for files of pictures; returns the names of those that were requested. */
function serveFiles(respond: (name: string, init: RequestInit | undefined) => Response | Promise<Response>) {
  const { fetch } = globalThis;
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const [, name] =
      /\/(?:raw|thumb)\/([^/]*)\.(?:jpg|webp)$/.exec(String(input instanceof Request ? input.url : input)) ??
      [];
    if (!name) return fetch(input, init);
    requested.push(name);
    return respond(name, init);
  });
  return requested;
}

const photo = (directories = CAMERA) => new Response(exifJpeg(exifOf(directories)), { status: 206 });

async function openPanel(info: string | undefined, count = 1): Promise<OpenViewer> {
  const pictures = new SparsePictures(count);
  for (let at = 0; at < count; at++) pictures.known.set(at, picture(at + 1));
  const opened = await open(pictures, { info });
  viewer = opened;
  await opened.waitForFeatures();
  opened.press('i');
  await vi.waitFor(() => expect(opened.find('.info')).not.toBeNull());
  return opened;
}

/** The facts of the panel, by name. */
const facts = ({ all }: OpenViewer) => {
  const texts = (selector: string) => all(`.info ${selector}`).map(({ textContent }) => textContent.trim());
  const values = texts('dd');
  return Object.fromEntries(texts('dt').map((name, index) => [name, values[index]?.replace(/\s+/g, ' ')]));
};

/** Resolves once what has been requested has been read. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('camera data are below the other facts, which do not move when they appear', async () => {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  const requested = serveFiles(() => response);
  const panel = await openPanel('exif');
  await vi.waitFor(() => expect(requested).toEqual(['picture-1']));
  const boxes = () => panel.all('.info :is(dt, dd, a)').map(({ offsetTop }) => offsetTop);
  const before = boxes();
  respond(photo());
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Camera: 'Canon EOS R6' }));
  expect(facts(panel)).toMatchObject({
    Lens: 'RF35mm F1.8 MACRO IS STM',
    Exposure: '1/250 s · f/2.8 · ISO 200 · 35 mm',
    Taken: 'May 1, 2024 at 12:34 PM',
  });
  expect(Object.keys(facts(panel))).not.toContain('Location');
  expect(boxes().slice(0, before.length)).toEqual(before);
  const { violations } = await axe.run(panel.host);
  expect(violations).toEqual([]);
});

it('the place is shown only if the page asks for it', async () => {
  serveFiles(() => photo());
  const panel = await openPanel('location');
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Location: '48.8584° · -2.2945°' }));
  expect(Object.keys(facts(panel))).not.toContain('Camera');
});

it('without the option, no file is requested', async () => {
  const requested = serveFiles(() => photo());
  const panel = await openPanel(undefined);
  await settled();
  expect(requested).toEqual([]);
  expect(Object.keys(facts(panel))).not.toContain('Camera');
});

it('each picture has its own data, read once, and only while the panel is open', async () => {
  const requested = serveFiles((name) => photo({ picture: { [TAG.model]: `Camera of ${name}` } }));
  const panel = await openPanel('exif', 2);
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Camera: 'Camera of picture-1' }));
  panel.press('ArrowRight');
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Camera: 'Camera of picture-2' }));
  panel.press('i');
  await vi.waitFor(() => expect(panel.find('.info')).toBeNull());
  panel.press('ArrowLeft');
  panel.press('i');
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Camera: 'Camera of picture-1' }));
  expect(requested).toEqual(['picture-1', 'picture-2']);
});

it('a request is cancelled when the panel or the viewer closes', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  serveFiles((_name, init) => {
    signals.push(init?.signal);
    return new Promise<Response>(() => undefined);
  });
  const panel = await openPanel('exif');
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  panel.press('i');
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  panel.press('i');
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  panel.end();
  await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true));
});

it.each<[string, () => Response | Promise<Response>]>([
  ['a host that does not allow it', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a file that is gone', () => new Response('{}', { status: 404 })],
  ['a page in place of a picture', () => new Response('<html><script>document.title = 1</script></html>')],
  ['an empty file', () => new Response('')],
  ['a file without data', () => photo({})],
])('%s: the panel shows the other facts alone, and no error', async (_name, respond) => {
  const error = vi.spyOn(console, 'error');
  const requested = serveFiles(respond);
  const panel = await openPanel('exif location');
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(0));
  await settled();
  expect(Object.keys(facts(panel)).filter((name) => !TITLES.includes(name))).toEqual([]);
  expect(panel.all('.info dl')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});

it('what files say is text, without an end that hides other text', async () => {
  serveFiles(() =>
    photo({
      picture: { [TAG.model]: '<img src=x onerror=alert(1)>' },
      camera: { [TAG.lens]: 'x'.repeat(900) },
    }),
  );
  const panel = await openPanel('exif');
  await vi.waitFor(() => expect(facts(panel)).toMatchObject({ Camera: '<img src=x onerror=alert(1)>' }));
  expect(facts(panel)['Lens']).toBe(`${'x'.repeat(300)}…`);
});

it('words that mean nothing cause one warning each, and read nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const requested = serveFiles(() => photo());
  await openPanel('gps');
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([['Pix: info="gps" should be one or both of exif, location.']]),
  );
  await settled();
  expect(requested).toEqual([]);
});

it('names and numbers are in the language of the page', async () => {
  document.documentElement.lang = 'de';
  serveFiles(() => photo());
  const panel = await openPanel('exif');
  await vi.waitFor(() =>
    expect(facts(panel)).toMatchObject({ Belichtung: '1/250 s · f/2,8 · ISO 200 · 35 mm' }),
  );
});

it('images of the page show their data, too', async () => {
  const ended = new AbortController();
  addViewer(document, { signal: ended.signal });
  const requested = serveFiles(() => photo());
  document.body.innerHTML =
    '<p data-pix-lightbox data-info="exif"><a href="/mock-server/seed/photographs/thumb/the-lake-holds-still.webp" data-width="480" data-height="320">A lake</a></p>';
  document.querySelector('a')?.click();
  const root = await vi.waitUntil(() => document.querySelector('pix-lightbox')?.shadowRoot);
  const info = () => root.querySelector<HTMLElement>('[part~=info-button]');
  (await vi.waitUntil(info)).click();
  await vi.waitFor(() => expect(root.querySelector('.info')?.textContent).toContain('Canon EOS R6'));
  expect(requested).toContain('the-lake-holds-still');
  root.querySelector<HTMLElement>('[part~=close-button]')?.click();
  await vi.waitFor(() => expect(document.querySelector('pix-lightbox')).toBeNull());
  ended.abort();
});
