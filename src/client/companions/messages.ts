import { MAX_MESSAGE, MESSAGE_TYPES, PHONE_PATTERN } from '../../contract/limits.ts';
import type { Message, SendMessageInput } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { matching, oneOf, required, text } from '../core/check.ts';
import { PixInvalidParameterError } from '../core/errors.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { httpsUrl, keyedHost } from './requests.ts';

/**
 * `POST /send-message` of the messaging host: sends a message to a phone. Never retried. Requires `keys.messaging`. After an error
 * with `maybeSent`, the message may have been sent.
 *
 * @param input `number` (phone number with country code: 8 to 15 digits after an optional plus), `message` (text or caption,
 *   1 to 4,096 characters). Optional: `type` (`text` by default, `image`, `document`, `poll`), `media_url` (public https
 *   URL of an image, audio or PDF file, at most 2,048 characters; required for types `image` and `document`).
 * @returns The queued message.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
 */
export const sendMessage = (
  transport: Transport,
  input: SendMessageInput,
  options?: RequestOptions,
): Call<Message> =>
  transport(
    {
      operation: 'sendMessage',
      method: 'POST',
      path: '/api/send-message',
      ...keyedHost('messaging'),
      input,
      rules: {
        number: required(
          matching(
            PHONE_PATTERN,
            'a phone number with country code: 8 to 15 digits, such as "+919876543210"',
          ),
        ),
        message: required(text(MAX_MESSAGE, 1)),
        type: oneOf(MESSAGE_TYPES),
        media_url: httpsUrl(),
      },
      wire: withMedia,
      read: readRecord<Message>,
    },
    options,
  );

function withMedia(input: Record<string, unknown>): object {
  const { type, media_url } = input;
  if (media_url === undefined && (type === 'image' || type === 'document'))
    throw new PixInvalidParameterError('media_url', `media_url is required for a message of type ${type}.`);
  return input;
}
