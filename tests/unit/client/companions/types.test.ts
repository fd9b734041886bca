import { describe, expectTypeOf, it } from 'vitest';
import type {
  BackgroundRemoval,
  BankBranch,
  PostalCode,
  UpiOrder,
  Verse,
} from '../../../../src/contract/models.ts';
import type { Call } from '../../../../src/client/core/call.ts';
import { removeBackground } from '../../../../src/client/companions/background-removal.ts';
import type * as companions from '../../../../src/client/companions/index.ts';
import type { Page } from '../../../../src/client/read.ts';
import type { Transport } from '../../../../src/client/core/transport.ts';

type Input<Name extends keyof typeof companions> = NonNullable<Parameters<(typeof companions)[Name]>[1]>;

/** Types that the compiler accepts; checked with the project. */
describe('The types of the companions', () => {
  it('are those of the records', () => {
    expectTypeOf<ReturnType<typeof companions.getPostalCode>>().toEqualTypeOf<Call<Page<PostalCode>>>();
    expectTypeOf<ReturnType<typeof companions.getBankBranch>>().toEqualTypeOf<Call<BankBranch>>();
    expectTypeOf<ReturnType<typeof companions.createUpiOrder>>().toEqualTypeOf<Call<UpiOrder>>();
    expectTypeOf<ReturnType<typeof companions.getScripture>>().toEqualTypeOf<Call<Page<Verse>>>();
  });

  it('distinguish a removal as PNG from one as a record', () => {
    const image_url = 'https://example.org/a.png';
    const transport: Transport = () => new Promise(() => undefined) as never;
    const removed = {
      plain: removeBackground(transport, { image_url }),
      undefined: removeBackground(transport, { image_url, format: undefined }),
      json: removeBackground(transport, { image_url, format: 'json' }),
      png: removeBackground(transport, { image_url, format: 'png' }),
    };
    expectTypeOf(removed.plain).toEqualTypeOf<Call<BackgroundRemoval>>();
    expectTypeOf(removed.undefined).toEqualTypeOf<Call<BackgroundRemoval>>();
    expectTypeOf(removed.json).toEqualTypeOf<Call<BackgroundRemoval>>();
    expectTypeOf(removed.png).toEqualTypeOf<Call<Blob>>();
    const format = 'json' as 'json' | 'png';
    expectTypeOf(removeBackground(transport, { image_url, format })).toEqualTypeOf<
      Call<Blob | BackgroundRemoval>
    >();
  });

  it('accept exactly one picture', () => {
    const picture = { image_file: new Uint8Array() };
    expectTypeOf(picture).toExtend<Input<'removeBackground'>>();
    expectTypeOf<{ model: 'turbo' }>().not.toExtend<Input<'removeBackground'>>();
    expectTypeOf<{ image_file: Blob; image_url: string }>().not.toExtend<Input<'removeBackground'>>();
    expectTypeOf<{ image_file: string }>().not.toExtend<Input<'removeBackground'>>();
    expectTypeOf<{ image_url: string; model: 'ultra' }>().not.toExtend<Input<'removeBackground'>>();
  });

  it('allow only the token of an order to be omitted', () => {
    const order = {
      amount: '1.00',
      order_id: '1',
      customer_mobile: '9876543210',
      redirect_url: 'https://a.b',
    };
    expectTypeOf(order).toExtend<Input<'createUpiOrder'>>();
    expectTypeOf(order).toExtend<Input<'createWalletOrder'>>();
    expectTypeOf<Omit<typeof order, 'order_id'>>().not.toExtend<Input<'createUpiOrder'>>();
    expectTypeOf<Omit<typeof order, 'amount'> & { amount: number }>().not.toExtend<Input<'createUpiOrder'>>();
    expectTypeOf<Input<'createUpiOrder'>>().toHaveProperty('remark1');
    expectTypeOf<Input<'createWalletOrder'>>().not.toHaveProperty('remark1');
  });

  it('reject values that the contract does not have', () => {
    expectTypeOf<{ sort: 'size' }>().not.toExtend<Input<'listBirds'>>();
    expectTypeOf<{ limit: '20' }>().not.toExtend<Input<'listBirds'>>();
    expectTypeOf<{ year: 2024 }>().not.toExtend<Input<'listCalendarEvents'>>();
    expectTypeOf<{ random: 'true' }>().not.toExtend<Input<'listProverbs'>>();
    expectTypeOf<796001>().not.toExtend<Input<'getPostalCode'>>();
    expectTypeOf<{ number: string }>().not.toExtend<Input<'sendMessage'>>();
    expectTypeOf<{ book: string }>().not.toExtend<Input<'getScripture'>>();
    expectTypeOf<{ url: string; deepScan: 'yes' }>().not.toExtend<Input<'runSiteAudit'>>();
  });
});
