import type { List } from '../contract/models.ts';
import { errorMessage } from './core/body.ts';
import { PixParseError } from './core/errors.ts';
import { toList, toRecord } from './to-list.ts';

/**
 * Reads a list response with the tolerance of {@link toList}.
 *
 * @throws PixParseError when the body holds no list.
 */
export const readList = <T>(body: unknown): List<T> => toList<T>(body) ?? refuse(body, 'a list');

/**
 * Reads one record, with or without an envelope.
 *
 * @throws PixParseError when the body holds no record.
 */
export const readRecord = <T>(body: unknown): T => toRecord<T>(body) ?? refuse(body, 'a record');

function refuse(body: unknown, what: string): never {
  throw new PixParseError(missingDataMessage(body, what));
}

/** Error message for a response without the expected data: the message of the response, if it has one. */
export function missingDataMessage(body: unknown, what: string): string {
  // Only an object can hold an error message; other values are not quoted.
  const { message } = typeof body === 'object' && !Array.isArray(body) ? errorMessage(body) : {};
  return message ?? `The response does not contain ${what}.`;
}
