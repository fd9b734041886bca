import { MAX_MESSAGE, MESSAGE_TYPES, PHONE_PATTERN } from '../../../src/contract/limits.ts';
import { BodyReader } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import { requireUser } from '../access.ts';
import type { AppContext, RequestContext } from '../operation.ts';
import { singleResponse } from '../records.ts';
import { readUrl } from './read-url.ts';

/** Stores a message, which is never delivered. */
export async function sendMessage({ store }: AppContext, context: RequestContext): Promise<Response> {
  const sender = requireUser(context).name;
  const fields = readMessage(new BodyReader(await readJson(context.request)));
  const { id, number, type } = store.write(() => {
    const letters = store.newId(TOKEN_LETTERS, 12, (name) => store.messages.get(`msg_${name}`) !== undefined);
    return store.messages.put({ ...fields, id: `msg_${letters}`, sender, createdAt: store.now() });
  });
  return singleResponse({ message_id: id, number, type, state: 'queued' }, 202);
}

function readMessage(body: BodyReader) {
  const expected = 'a phone number with country code: 8 to 15 digits after an optional plus sign';
  const number = body.requiredText('number', { pattern: PHONE_PATTERN, expected });
  const text = body.requiredText('message', { min: 1, max: MAX_MESSAGE });
  const type = body.choice('type', MESSAGE_TYPES) ?? 'text';
  const media = readUrl(body, 'media_url', 'https');
  if ((type === 'image' || type === 'document') && !body.has('media_url')) {
    body.addFault('media_url', `must be given for the type ${type}`);
  }
  body.finish();
  return { number, text, type, ...(media && { mediaUrl: media.href }) };
}
