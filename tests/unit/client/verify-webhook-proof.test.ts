import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PixInvalidParameterError } from '../../../src/client/core/errors.ts';
import { verifyWebhook, type VerifyWebhookOptions } from '../../../src/client/verify-webhook.ts';
import { BODY, EVENT, faultOf, hmac, NOW, refused, SECRET, signed, STAMP } from './support/signed-webhook.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('of several signatures', () => {
  const right = hmac('base64');
  const wrong = hmac('base64', { secret: 'another' });
  const verify = (signature: string | string[], options?: VerifyWebhookOptions) =>
    verifyWebhook(BODY, { ...signed(), 'webhook-signature': signature }, 'plain', options);

  test.each([
    [`v1,${right}`],
    [`v1,${wrong} v1,${right}`],
    [`v1,${right} v1,${wrong}`],
    [`v1,${right} v1,${right}`],
    [`v1a,AAAA v2,${wrong} v1,${right} nonsense`],
    [[`v1,${wrong}`, `v1,${right}`]],
    [[`v1,${right}`, `v1,${wrong}`]],
    [`v1,${wrong}, v1,${right}`],
    [`v1,${right}, v1,${wrong}`],
  ])('one valid signature is enough (U22): %j', async (signature) => {
    expect(await verify(signature)).toEqual(EVENT);
  });

  test.each([
    [`v1,${wrong}`],
    [`v1,${wrong} v1,${wrong}`],
    [`v2,${right}`],
    [`V1,${right}`],
    [`v1a,${right}`],
    [right],
    [`v1,${right.slice(0, -2)}`],
    [`v1,${right}A`],
    [`v1,${right}=`],
    ['v1,'],
    ['v1'],
    [' , ,, '],
    [`v1,${hmac('hex')}`],
  ])('none is valid (U22): %s', async (signature) => {
    await refused(verify(signature), /No signature in webhook-signature/);
  });

  const hex = hmac('hex');
  test.each([
    hex,
    hex.toUpperCase(),
    `v1,${hex}`,
    `v1=${hex}`,
    `sha256=${hex}`,
    `sha256=${hex}, sha256=${hmac('hex', { id: 'x' })}`,
    `v1=${hmac('hex', { id: 'x' })} v1=${hex}`,
  ])('hexadecimal ones are accepted on request (C8): %s', async (signature) => {
    expect(await verify(signature, { encoding: 'hex' })).toEqual(EVENT);
  });

  test.each([`v1,${right}`, `v2=${hex}`, hex.slice(2), `${hex}00`, `sha256=${hmac('hex', { id: 'x' })}`])(
    'hexadecimal ones must be valid, too: %s',
    async (signature) => {
      await refused(verify(signature, { encoding: 'hex' }), /No signature/);
    },
  );
});

describe('the time stamp', () => {
  const at = (now: VerifyWebhookOptions['now'], tolerance?: number) =>
    verifyWebhook(BODY, signed(), SECRET, { now, tolerance });

  test.each([
    [0, 0],
    [300_000, undefined],
    [-300_000, undefined],
    [1, 1],
    [-1, 1],
    [999, 999],
    [86_400_000, Infinity],
  ])('is accepted with an age of %d ms and a tolerance of %d (U22)', async (age, tolerance) => {
    expect(await at(NOW + age, tolerance)).toEqual(EVENT);
  });

  test.each([
    [300_001, undefined, /300001 ms old/],
    [-300_001, undefined, /300001 ms in the future/],
    [1, 0, /1 ms old/],
    [-1, 0, /1 ms in the future/],
    [2, 1, /tolerance of 1 ms/],
  ])('is rejected with an age of %d ms and a tolerance of %d (U22)', async (age, tolerance, about) => {
    await refused(at(NOW + age, tolerance), about);
  });

  test.each([
    'NaN',
    'yesterday',
    '1e9',
    '-5',
    '',
    ' ',
    '0x10',
    String(STAMP) + '.5',
    new Date(NOW).toISOString(),
  ])('is rejected if it is %j, even with a valid signature (U22)', async (stamp) => {
    const headers = {
      ...signed(),
      'webhook-timestamp': stamp,
      'webhook-signature': `v1,${hmac('base64', { stamp })}`,
    };
    await refused(
      verifyWebhook(BODY, headers, 'plain', { tolerance: Infinity }),
      /timestamp is not|is missing/,
    );
  });

  test('is compared with the clock, or with a given time', async () => {
    expect(await verifyWebhook(BODY, signed(), SECRET)).toEqual(EVENT);
    expect(await at(() => NOW + 300_000)).toEqual(EVENT);
    expect(await at(new Date(NOW))).toEqual(EVENT);
    await refused(
      at(() => NOW + 300_001),
      /old/,
    );
    await refused(at(new Date(NOW + 300_001)), /old/);
    vi.setSystemTime(NOW + 300_001);
    await refused(verifyWebhook(BODY, signed(), SECRET), /old/);
  });

  test('of a webhook that arrives twice in time is accepted twice: the receiver must remember ids (U22)', async () => {
    expect([await at(NOW), await at(NOW + 1_000)]).toEqual([EVENT, EVENT]);
  });
});

describe('invalid options and secrets are reported as invalid parameters', () => {
  test.each<[string, VerifyWebhookOptions | null]>([
    ['tolerance', { tolerance: -1 }],
    ['tolerance', { tolerance: NaN }],
    ['now', { now: NaN }],
    ['now', { now: () => NaN }],
    ['encoding', { encoding: 'constructor' as 'hex' }],
    ['options', null],
  ])('%s: %j', async (field, options) => {
    const error = await faultOf(verifyWebhook(BODY, signed(), SECRET, options as VerifyWebhookOptions));
    expect([error instanceof PixInvalidParameterError, error]).toMatchObject([true, { field }]);
  });

  test.each(['', undefined, 'whsec_', 'whsec_not*Base64', 'whsec_AAAAA'])(
    'secret %j, without revealing it (U5)',
    async (secret) => {
      const error = await faultOf(verifyWebhook(BODY, signed(), secret as string));
      expect([error instanceof PixInvalidParameterError, error]).toMatchObject([true, { field: 'secret' }]);
      expect(error.message).not.toContain(secret?.slice(6) || SECRET);
    },
  );
});

test('no error contains the secret or a valid signature', async () => {
  const right = signed()['webhook-signature'].slice(3);
  const faults = [
    await faultOf(verifyWebhook('{}', signed(), SECRET)),
    await faultOf(verifyWebhook(BODY, signed(), SECRET, { now: 0 })),
    await faultOf(verifyWebhook(BODY, {}, SECRET)),
    await faultOf(verifyWebhook(BODY, { ...signed(), 'webhook-signature': 'v1,AAAA' }, SECRET)),
  ];
  for (const { message, stack } of faults) {
    expect(message + stack).not.toContain(right);
    expect(message + stack).not.toContain(SECRET);
    expect(message + stack).not.toContain(hmac('base64', { body: '{}' }));
  }
});
