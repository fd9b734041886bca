import { missingDataMessage } from '../read.ts';
import { errorDetailsOf, errorMessage, jsonOrText, notJsonMessage, type BufferedResponse } from './body.ts';
import { PixHttpError, PixParseError, redirectError, type PixError } from './errors.ts';

/** Creates the error of an unusable response: an error status, a redirect, or unexpected data. */
export function failureOf(reply: BufferedResponse): PixError {
  const { ok, status } = reply.response;
  if (!ok && status < 400) return redirectError(status);
  const text = reply.text();
  const body = jsonOrText(text);
  const details = errorDetailsOf(reply.response);
  if (ok) {
    const message =
      body === text ? notJsonMessage(text, reply.response) : missingDataMessage(body, 'the requested data');
    return new PixParseError(message, details);
  }
  const { code = `http_${status}`, message = `The server returned status ${status}.` } = errorMessage(body);
  return new PixHttpError(code, message, details);
}
