/** A webhook as the platform signs it, and helpers that verify it. */
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { PixSignatureError, type PixError } from '../../../../src/client/core/errors.ts';

/** Secret in the form of the standard. */
export const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
export const ID = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W';
/** Time of the webhook in seconds. */
export const STAMP = 1_795_163_400;
/** Time of the webhook in milliseconds. */
export const NOW = STAMP * 1000;
export const EVENT = {
  type: 'order.paid',
  timestamp: '2026-11-20T08:30:00.500Z',
  data: {
    order_id: 'Ṭ-1 ₹',
    gateway: 'upi',
    amount: '9.50',
    currency: 'INR',
    state: 'paid',
    utr: '632408000001',
  },
};
export const BODY = JSON.stringify(EVENT);

/** Computes a signature without its version. */
export const hmac = (
  encoding: 'base64' | 'hex',
  { secret = 'plain', id = ID, stamp = String(STAMP), body = BODY } = {},
) => createHmac('sha256', secret).update(`${id}.${stamp}.${body}`).digest(encoding);

/** Headers with a signature of the reference library. */
export const signed = ({ id = ID, body = BODY, stamp = STAMP, secret = SECRET } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(stamp),
  'webhook-signature': new Webhook(secret).sign(id, new Date(stamp * 1000), body),
});

/** The error of a verification that must fail. */
export const faultOf = async (verdict: Promise<unknown>): Promise<PixError> => {
  const outcome = await verdict.then(
    (event) => ({ event }),
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Error);
  return outcome as PixError;
};

/** Expects a verification to fail for a reason. */
export const refused = async (verdict: Promise<unknown>, about: RegExp) => {
  const error = await faultOf(verdict);
  expect(error).toBeInstanceOf(PixSignatureError);
  expect(error.code).toBe('signature');
  expect(error.message).toMatch(about);
};
