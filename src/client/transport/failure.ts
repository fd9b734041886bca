import {
  errorDetailsOf,
  errorMessage,
  jsonOrText,
  notJsonMessage,
  textOf,
  type BufferedResponse,
} from './body.ts';
import { redirectError, type PixErrorDetails } from './errors.ts';
import { missingDataMessage } from '../read.ts';

/** Description of a failed response as plain data, so that another bundle can create the error. */
export interface Failure extends PixErrorDetails {
  code: string;
  message: string;
}

/** Describes an unusable response: an error status, a redirect, or unexpected data. */
export function describeFailure(reply: BufferedResponse): Failure {
  const { ok, status } = reply.response;
  if (!ok && status < 400) {
    const { code, message } = redirectError(status);
    return { code, message, ...(status && { status }) };
  }
  const text = textOf(reply);
  const body = jsonOrText(text);
  const details = errorDetailsOf(reply.response);
  if (!ok)
    return {
      code: `http_${status}`,
      message: `The server returned status ${status}.`,
      ...details,
      ...errorMessage(body),
    };
  const message =
    body === text ? notJsonMessage(text, reply.response) : missingDataMessage(body, 'the requested data');
  return { ...details, code: 'parse', message };
}
