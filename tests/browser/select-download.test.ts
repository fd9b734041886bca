import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/define.ts';
import { cleanup, createSource, mountBox, mountGallery, queryShadow } from '../support/gallery.ts';
import { readZip } from '../support/read-zip.ts';
import { bar, barButton, barText, selectBox, spoken, waitForBoxes } from '../support/selection.ts';

const folder = await navigator.storage.getDirectory();

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await folder.removeEntry('pictures.zip').catch(() => undefined);
});

/** Stands in for the dialog in which visitors choose a file, which tests cannot use: a file of the page's own storage. */
function stubPicker() {
  const pick = vi.fn<(options: { suggestedName: string }) => Promise<FileSystemFileHandle>>(() =>
    folder.getFileHandle('pictures.zip', { create: true }),
  );
  vi.stubGlobal('showSaveFilePicker', pick);
  return pick;
}

/** Lets the visitor choose a file that cannot be opened. */
async function chooseLocked(pick: ReturnType<typeof stubPicker>): Promise<void> {
  const file = await folder.getFileHandle('pictures.zip', { create: true });
  vi.spyOn(file, 'createWritable').mockRejectedValueOnce(new DOMException('Locked', 'NotAllowedError'));
  pick.mockResolvedValueOnce(file);
}

const savedNames = async () => {
  const file = await (await folder.getFileHandle('pictures.zip')).getFile();
  return readZip(new Uint8Array(await file.arrayBuffer())).map(({ name }) => name);
};

async function mountSelected(count: number, selected: number) {
  await page.viewport(700, 500);
  document.title = 'Our: harbour';
  const { source, list, all } = createSource(count);
  const gallery = mountGallery({}, { source, select: true, limit: count }, mountBox({ width: '600px' }));
  await waitForBoxes(gallery);
  gallery.selection?.select(0, selected - 1);
  await gallery.updateComplete;
  return { gallery, list, all };
}

const press = async (gallery: Element, label: string) => {
  barButton(gallery, label).focus();
  await userEvent.keyboard('{Enter}');
};

it('writes an archive of the selected pictures to disk, and says so', async () => {
  const pick = stubPicker();
  const { gallery } = await mountSelected(12, 3);
  expect(barText(gallery)).toMatch(/^3 pictures selected · [\d.]+ kB$/);
  const { fetch } = globalThis;
  const held = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await held.promise;
    return fetch(...request);
  });
  const button = barButton(gallery, 'Download');
  button.focus();
  button.click();
  button.click();
  await vi.waitFor(() => barButton(gallery, 'Cancel'));
  // The second click of a double click, which comes once the button is another one.
  barButton(gallery, 'Cancel').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  held.resolve();
  await vi.waitFor(() => expect(spoken(gallery)).toBe('3 pictures saved'));
  expect(pick).toHaveBeenCalledOnce();
  expect(pick.mock.calls[0]?.[0].suggestedName).toBe('Our harbour.zip');
  expect(await savedNames()).toEqual(['Picture 1.svg', 'Picture 2.svg', 'Picture 3.svg']);
  // The focus stays where the visitor goes on.
  expect(gallery.shadowRoot?.activeElement).toBe(barButton(gallery, 'Download'));
});

it('loads what is missing first, tells the size, and then starts on demand', async () => {
  stubPicker();
  const { gallery, list } = await mountSelected(120, 105);
  expect(barText(gallery)).toBe('105 pictures selected');
  const requests = list.mock.calls.length;
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(barText(gallery)).toMatch(/^105 pictures selected · \d/));
  expect(list.mock.calls.length).toBeGreaterThan(requests);
  expect(gallery.shadowRoot?.activeElement).toBe(barButton(gallery, 'Start download'));
  selectBox(gallery, 0).click();
  await gallery.updateComplete;
  await press(gallery, 'Start download');
  await vi.waitFor(() => expect(spoken(gallery)).toBe('104 pictures saved'));
  expect((await savedNames()).length).toBe(104);
  // Another selection is told anew.
  gallery.selection?.clear();
  await gallery.updateComplete;
  gallery.selection?.select(0);
  await gallery.updateComplete;
  expect(barButton(gallery, 'Download')).toBeDefined();
});

it('asks about a file that fails, reads it again, and leaves it out', async () => {
  stubPicker();
  const { gallery, all } = await mountSelected(12, 3);
  const { fetch } = globalThis;
  const request = vi.spyOn(globalThis, 'fetch');
  const { promise: third, resolve: readThird } = Promise.withResolvers<void>();
  request.mockImplementationOnce(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(new Response('Gone', { status: 404 }));
  await press(gallery, 'Download');
  const question = '“Picture 2” could not be downloaded.';
  await vi.waitFor(() => expect(barText(gallery)).toBe(question));
  expect(spoken(gallery)).toBe(question);
  // Escape belongs to the question, not to the selection behind it.
  await userEvent.keyboard('{Escape}');
  expect(gallery.selection?.count).toBe(3);
  await press(gallery, 'Try again');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(barText(gallery)).toBe(question));
  request.mockImplementationOnce((...args) => third.then(() => fetch(...args)));
  await press(gallery, 'Leave out');
  const [{ file_size: size = 0 } = {}, , { file_size: last = 0 } = {}] = all;
  await vi.waitFor(() => expect(barText(gallery)).toMatch(/^3 of 3/));
  expect(queryShadow<HTMLProgressElement>(gallery, 'progress').max).toBe(size + last);
  readThird();
  await vi.waitFor(() => expect(spoken(gallery)).toBe('2 pictures saved'));
  expect(await savedNames()).toEqual(['Picture 1.svg', 'Picture 3.svg']);
});

it('a file that cannot be opened ends the download, which can start again', async () => {
  const pick = stubPicker();
  const { gallery } = await mountSelected(12, 2);
  await chooseLocked(pick);
  let signal: AbortSignal | null | undefined;
  const { fetch } = globalThis;
  const request = vi.spyOn(globalThis, 'fetch').mockImplementationOnce((_, init) => {
    ({ signal } = init ?? {});
    return new Promise(() => undefined);
  });
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(barText(gallery)).toBe('“Our harbour.zip” could not be downloaded.'));
  expect(signal?.aborted).toBe(true);
  request.mockImplementation(fetch);
  await press(gallery, 'Try again');
  await vi.waitFor(() => expect(spoken(gallery)).toBe('2 pictures saved'));
});

it('a download that has failed ends with its selection', async () => {
  const pick = stubPicker();
  const { gallery } = await mountSelected(12, 2);
  await chooseLocked(pick);
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(barText(gallery)).toBe('“Our harbour.zip” could not be downloaded.'));
  gallery.selection?.clear();
  await gallery.updateComplete;
  expect(bar(gallery).hidden).toBe(true);
});

it('shows how far it is, and can be cancelled', async () => {
  stubPicker();
  const { gallery } = await mountSelected(12, 3);
  const { fetch } = globalThis;
  const request = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(fetch);
  let signal: AbortSignal | null | undefined;
  request.mockImplementationOnce((_, init) => {
    ({ signal } = init ?? {});
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal?.reason as Error));
    });
  });
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(barText(gallery)).toMatch(/^2 of 3/));
  expect(queryShadow<HTMLProgressElement>(gallery, 'progress').value).toBeGreaterThan(0);
  await press(gallery, 'Cancel');
  expect(signal?.aborted).toBe(true);
  expect(barText(gallery)).toMatch(/^3 pictures selected/);
  expect(spoken(gallery)).toMatch(/^3 pictures selected/);
  expect(gallery.shadowRoot?.activeElement).toBe(barButton(gallery, 'Download'));
  await vi.waitFor(async () => {
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    expect(names).not.toContain('pictures.zip');
  });
});

it('ends with the gallery, and does nothing if the visitor chooses no file', async () => {
  const pick = stubPicker();
  const { gallery } = await mountSelected(12, 2);
  pick.mockRejectedValueOnce(new DOMException('No file', 'AbortError'));
  const request = vi.spyOn(globalThis, 'fetch');
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(pick).toHaveBeenCalledOnce());
  expect(request).not.toHaveBeenCalled();
  expect(bar(gallery).hidden).toBe(false);
  let signal: AbortSignal | null | undefined;
  request.mockImplementation((_, init) => {
    ({ signal } = init ?? {});
    return new Promise(() => undefined);
  });
  await press(gallery, 'Download');
  await vi.waitFor(() => expect(signal).toBeDefined());
  gallery.remove();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});
