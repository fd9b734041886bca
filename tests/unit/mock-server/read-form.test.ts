import { expect, test } from 'vitest';
import { fromRequest } from '../../../mock-server/http/incoming.ts';
import { readForm } from '../../../mock-server/http/read-form.ts';

const read = async (form: FormData) => {
  const taken: Uint8Array[] = [];
  const request = new Request('http://pix.test/', { method: 'POST', body: form });
  const found = await readForm(fromRequest(request), {
    file: 'image',
    take: (part) => Promise.resolve(void taken.push(part)),
    maxBytes: 1_000,
  });
  return { ...found, file: Buffer.concat(taken).toString() };
};

test('fields have no prototype, so that no name means more than it says', async () => {
  const form = new FormData();
  for (const name of ['__proto__', 'toString', 'title']) form.append(name, name);
  const { fields } = await read(form);
  expect(Object.getPrototypeOf(fields)).toBeNull();
  expect(Object.entries(fields)).toEqual([
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['title', 'title'],
  ]);
});

test('the file is handed on, texts are kept, and what comes twice is a list', async () => {
  const form = new FormData();
  form.append('image', new Blob(['abc']), 'é".png');
  form.append('tags', 'a');
  form.append('tags', 'b');
  form.append('empty', '');
  expect(await read(form)).toMatchObject({ file: 'abc', fault: undefined, fields: { tags: ['a', 'b'] } });
});
