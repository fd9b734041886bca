/** S21: drawings that take minutes, against the command as a process of its own, since nothing can stop them. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../src/contract/models.ts';
import { run } from '../support/command.ts';
import { newFolder } from '../support/data-folder.ts';
import { form, REMOVE } from './support/removal.ts';
import { asForm, fileOf, pictures, type Uploaded } from './support/uploads.ts';
import { timed } from '../support/timed.ts';

vi.setConfig({ testTimeout: 150_000 });

/** Uses of uses of a filter: a minute's work however small it is drawn. */
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

/** Seconds that a process and its threads have computed; where only Linux tells that, those that have passed. */
function cpuSeconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return performance.now() / 1000;
  // In hundredths of a second, the fields 14 and 15; the name, which may hold spaces, ends with the last bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function start(folder: string, ...args: string[]) {
  const command = run(['--port=0', '--key=pix_test_owner', `--data=${folder}`, ...args]);
  const url = await command.ready;
  const send = async (bytes: Uint8Array) => {
    const answer = await fetch(`${url}/api/v1/images`, asForm({ image: fileOf(bytes) }));
    const body = (await answer.json()) as Partial<ErrorBody> & { data?: Uploaded };
    return { status: answer.status, fault: body.error?.fields?.['image'], urls: body.data?.urls };
  };
  const typeOf = async (address = '') => (await fetch(address)).headers.get('Content-Type');
  return { ...command, url, send, typeOf };
}

const TOO_SLOW = 'must be a complete picture; it takes too long to decode';

test('one slow drawing runs at a time, all else goes on, and the server ends at once', async () => {
  const folder = await newFolder();
  const { url, send, typeOf, child, ended } = await start(folder, '--scenario=empty');
  const [small, photo] = [await send(pictures.SVG), await send(pictures.JPG)];
  const before = cpuSeconds(child.pid);
  const first = send(slow);
  // Nothing else takes three seconds of computing: the drawing has begun, however busy the machine is.
  await vi.waitFor(() => expect(cpuSeconds(child.pid) - before).toBeGreaterThan(3), {
    interval: 50,
    timeout: 60_000,
  });
  const others = [send(slow), send(slow), send(slow), send(slow), send(slow)];
  const thumbnail = typeOf(small.urls?.thumbnail_url);
  const removal = fetch(url + REMOVE, form({ image_file: pictures.SVG }));

  // Their turns do not come within five seconds; a photo needs none.
  const photoFirst = await Promise.race([
    send(pictures.JPG),
    ...others.map((other) => other.then(() => undefined)),
  ]);
  expect(photoFirst?.status).toBe(201);
  expect(await typeOf(photo.urls?.direct_url)).toBe('image/jpeg');
  expect(await typeOf(photo.urls?.thumbnail_url)).toBe('image/webp');

  expect(await first).toMatchObject({ status: 422, fault: TOO_SLOW });
  // Nobody waits for the first any more, but it still runs.
  for (const other of others) expect(await other).toMatchObject({ status: 201 });
  expect(await thumbnail).toBe('image/svg+xml');
  const refused = await removal;
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as ErrorBody).error.fields?.['image_file']).toBe(TOO_SLOW);

  const { took, allowed } = await timed(() => (child.kill(), ended), 2000);
  expect(took).toBeLessThan(allowed);

  const again = await start(folder);
  expect(await again.typeOf(small.urls?.thumbnail_url.replace(url, again.url))).toBe('image/webp');
  again.child.kill();
  expect(await again.ended).toBe(0);
});
