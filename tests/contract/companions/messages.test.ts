import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/contract/models.ts';
import { createCompanions, namedFields, NOW, post, recordOf, named } from '../support/companions.ts';

const SEND = '/messaging/api/send-message';
const MEDIA = 'https://example.org/a.jpg';

const sendMessage = (body: object) =>
  createCompanions().sendRequest(SEND, post({ number: '+919876543210', message: 'Hello', ...body }));

test('a message is accepted with 202, queued, and stored (C6)', async () => {
  const { sendRequest, app } = createCompanions();
  const body = { number: '+919876543210', message: 'Tide', type: 'image', media_url: MEDIA };
  const response = await sendRequest(SEND, post(body));
  expect(response.status).toBe(202);
  const { message_id, ...rest } = await recordOf<Message>(response);
  expect(rest).toEqual({ number: '+919876543210', type: 'image', state: 'queued' });
  expect(app.store.messages.get(message_id)).toEqual({
    id: message_id,
    sender: 'owner',
    number: '+919876543210',
    type: 'image',
    text: 'Tide',
    mediaUrl: MEDIA,
    createdAt: NOW,
  });
});

test('a message is a text by default, and each has a unique id', async () => {
  const { sendRequest } = createCompanions();
  const send = async () =>
    recordOf<Message>(await sendRequest(SEND, post({ number: '12345678', message: 'a' })));
  const [first, second] = [await send(), await send()];
  expect(first.type).toBe('text');
  expect(first.message_id).not.toBe(second.message_id);
});

describe('sending', () => {
  test.each(
    named<object, number>([
      [{ number: '12345678' }, 202],
      [{ number: '+12345678' }, 202],
      [{ number: '123456789012345' }, 202],
      [{ message: 'a' }, 202],
      [{ message: '🦜'.repeat(4_096) }, 202],
      [{ type: 'text' }, 202],
      [{ type: 'poll' }, 202],
      [{ type: 'image', media_url: MEDIA }, 202],
      [{ type: 'document', media_url: MEDIA }, 202],
      [{ type: 'text', media_url: MEDIA }, 202],
      [{ media_url: `https://example.org/${'a'.repeat(2_028)}` }, 202],
      [{ media_url: 'https://127.0.0.1/inner' }, 202],
    ]),
  )('responds to %s', async (_, body, status) => {
    expect((await sendMessage(body)).status).toBe(status);
  });

  test.each(
    named<object, string>([
      [{ number: '1234567' }, 'number'],
      [{ number: '1234567890123456' }, 'number'],
      [{ number: '++12345678' }, 'number'],
      [{ number: '+91 98765 43210' }, 'number'],
      [{ number: '12345678\n' }, 'number'],
      [{ number: '١٢٣٤٥٦٧٨' }, 'number'],
      [{ number: '' }, 'number'],
      [{ number: 919876543210 }, 'number'],
      [{ number: null }, 'number'],
      [{ message: '' }, 'message'],
      [{ message: 'a'.repeat(4_097) }, 'message'],
      [{ message: 1 }, 'message'],
      [{ type: 'audio' }, 'type'],
      [{ type: 'TEXT' }, 'type'],
      [{ type: null }, 'type'],
      [{ type: 'image' }, 'media_url'],
      [{ type: 'document' }, 'media_url'],
      [{ type: 'image', media_url: '' }, 'media_url'],
      [{ media_url: 'http://example.org/a.jpg' }, 'media_url'],
      [{ media_url: 'javascript:alert(1)' }, 'media_url'],
      [{ media_url: 'https://' }, 'media_url'],
      [{ media_url: `https://example.org/${'a'.repeat(2_029)}` }, 'media_url'],
      [{ media_url: null }, 'media_url'],
    ]),
  )('rejects %s', async (_, body, name) => {
    const response = await sendMessage(body);
    expect([response.status, await namedFields(response)]).toEqual([422, [name]]);
  });

  test('requires number and message', async () => {
    const response = await createCompanions().sendRequest(SEND, post({}));
    expect(await namedFields(response)).toEqual(['number', 'message']);
  });
});
