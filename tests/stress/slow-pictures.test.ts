/** S21: drawings that take minutes, rendered by the command in a separate process, since they cannot be stopped. */
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../src/contract/models.ts';
import { run } from '../support/command.ts';
import { newFolder } from '../support/data-folder.ts';
import { form, REMOVE } from '../contract/support/removal.ts';
import { asForm, fileOf, pictures, type Uploaded } from '../contract/support/uploads.ts';

/** Nested uses of a filter: a minute of work, however small the picture is. */
const slow = (() => {
  const steps = Array.from(
    { length: 20 },
    (_, at) =>
      `<feTurbulence numOctaves="9" result="t"/><feComposite in="t" in2="${at ? 'c' : 't'}" operator="arithmetic" k2="1" k3="1" result="c"/>`,
  );
  const groups = Array.from(
    { length: 5 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  );
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><filter id="f">${steps.join('')}</filter><rect id="a0" width="300" height="200" filter="url(#f)"/>${groups.join('')}</defs><use href="#a5"/></svg>`,
  );
})();

async function start(folder: string, ...args: string[]) {
  const command = run(['--port=0', '--key=pix_test_owner', `--data=${folder}`, ...args]);
  const url = await command.ready;
  const send = async (bytes: Uint8Array) => {
    const response = await fetch(`${url}/api/v1/images`, asForm({ image: fileOf(bytes) }));
    const body = (await response.json()) as Partial<ErrorBody> & { data?: Uploaded };
    const { slug, urls } = body.data ?? {};
    const retryAfter = response.headers.get('Retry-After');
    return { status: response.status, retryAfter, fault: body.error?.fields?.['image'], slug, urls };
  };
  const typeOf = async (address = '') => (await fetch(address)).headers.get('Content-Type');
  return { ...command, url, send, typeOf };
}

const TOO_SLOW = 'must be a complete picture; it takes too long to decode';

test('one slow drawing is rendered at a time, none is stored unchecked, other requests continue, and the server ends at once (S21, S29)', async () => {
  const folder = await newFolder();
  const { url, send, typeOf, child, ended, text } = await start(folder, '--scenario=empty');
  const [small, photo] = [await send(pictures.SVG), await send(pictures.JPG)];
  // The server no longer waits for the drawing, but it is still being rendered, however busy the machine is.
  expect(await send(slow)).toMatchObject({ status: 422, fault: TOO_SLOW });
  const others = [send(slow), send(slow), send(slow), send(slow), send(slow)];
  const thumbnail = typeOf(small.urls?.thumbnail_url);
  const removal = fetch(url + REMOVE, form({ image_file: pictures.SVG }));

  // Their turns do not come within five seconds; a photo does not wait for them.
  const photoFirst = await Promise.race([
    send(pictures.JPG),
    ...others.map((other) => other.then(() => undefined)),
  ]);
  expect(photoFirst?.status).toBe(201);
  expect(await typeOf(photo.urls?.direct_url)).toBe('image/jpeg');
  expect(await typeOf(photo.urls?.thumbnail_url)).toBe('image/webp');

  for (const { status, retryAfter } of await Promise.all(others))
    expect([status, retryAfter]).toEqual([503, '10']);
  const list = (await (await fetch(`${url}/api/v1/images`)).json()) as { data: { slug: string }[] };
  expect(new Set(list.data.map(({ slug }) => slug))).toEqual(
    new Set([small.slug, photo.slug, photoFirst?.slug]),
  );
  expect(await thumbnail).toBe('image/svg+xml');
  const refused = await removal;
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as ErrorBody).error.fields?.['image_file']).toBe(TOO_SLOW);

  // The drawing cannot be stopped; the process ends nevertheless, as if nothing were being drawn.
  child.kill();
  expect([await ended, text.err]).toEqual([0, '']);

  const again = await start(folder);
  expect(await again.typeOf(small.urls?.thumbnail_url.replace(url, again.url))).toBe('image/webp');
  again.child.kill();
  expect(await again.ended).toBe(0);
});
