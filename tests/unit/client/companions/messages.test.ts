import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../../../src/client/companions/messages.ts';
import { PixAuthError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

const message = { number: '+919876543210', message: 'Chibai' };
const media_url = 'https://example.org/a.pdf';

describe('sendMessage', () => {
  const { server, transport, sent, refused } = liveCompanions();

  it('sends a text', async () => {
    const accepted = await sendMessage(transport(), message);
    expect(accepted).toMatchObject({ number: '+919876543210', type: 'text', state: 'queued' });
    expect(sent()).toEqual(['POST /messaging/api/send-message']);
  });

  it.each(['image', 'document'] as const)('sends a message of type %s with its file', async (type) => {
    expect(await sendMessage(transport(), { ...message, type, media_url })).toMatchObject({ type });
  });

  it.each(['image', 'document'] as const)('rejects a message of type %s without a file', async (type) => {
    const errorMessage = await refused(sendMessage(transport(), { ...message, type }), 'media_url');
    expect(errorMessage).toContain(type);
  });

  it.each([
    { ...message, number: '1'.repeat(8) },
    { ...message, number: `+${'1'.repeat(15)}` },
    { ...message, message: 'a'.repeat(4096) },
    { ...message, type: 'poll' as const },
  ])('sends values at their limits (U1) %#', async (input) => {
    expect(await sendMessage(transport(), input)).toMatchObject({ state: 'queued' });
  });

  it.each([
    ['number', undefined],
    ['number', '1234567'],
    ['number', '1'.repeat(16)],
    ['number', '+91 98765 43210'],
    ['number', 919876543210],
    ['message', undefined],
    ['message', ''],
    ['message', 'a'.repeat(4097)],
    ['type', 'video'],
    ['media_url', 'http://example.org/a.pdf'],
    ['media_url', `https://example.org/${'a'.repeat(2029)}`],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    const input = { ...message, [field]: value };
    await refused(sendMessage(transport(), input), field);
  });

  it('sends unknown fields like any other', async () => {
    const input = { ...message, type: 'poll' as const, body: 'x' };
    expect(await sendMessage(transport(), input)).toMatchObject({ state: 'queued' });
  });

  it('is sent once, and sets maybeSent after status 503 (U17)', async () => {
    server().control.faults.add({ operation: 'sendMessage', status: 503 });
    await expect(sendMessage(transport(), message)).rejects.toMatchObject({ status: 503, maybeSent: true });
    expect(sent()).toHaveLength(1);
  });

  it('rejects with a PixAuthError for an unknown key', async () => {
    const client = transport({ apiKey: 'pix_test_owner', keys: { messaging: 'unknown' } });
    await expect(sendMessage(client, message)).rejects.toBeInstanceOf(PixAuthError);
  });
});
