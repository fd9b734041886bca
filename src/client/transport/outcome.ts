import { PixError } from './errors.ts';

/** Codes of Node for a connection that was never established: nothing was sent. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** Sets `maybeSent` on an error of a write that the server may have carried out. */
export function markOutcomeUnknown(error: unknown): unknown {
  // A failure of the caller's own stream leaves no doubt.
  if (!(error instanceof PixError) || error.code === 'invalid_parameter') return error;
  const { status = 500, cause } = error;
  const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  if (/^(4\d\d|30[78])$/.test(String(status)) || UNSENT.test(reason)) return error;
  const message = `${error.message} The request may have been carried out: check before you send it again.`;
  return Object.assign(error, { maybeSent: true, message });
}
