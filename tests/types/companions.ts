/** Calls of the companion services that compile and those that do not. Nothing here is run: the type check is the test. */
import { expectTypeOf } from 'vitest';
import {
  removeBackground,
  type BackgroundRemoval,
  type Call,
  type Pix,
  type RemoveBackgroundInput,
  type Transport,
  type UpiOrder,
} from '../../src/index.ts';

/** A picture without its background: bytes if a PNG is asked for, a record otherwise. */
export function backgroundRemoval({ companions: { backgroundRemoval } }: Pix, transport: Transport) {
  const image_url = 'https://pix.example/harbour.jpg';
  expectTypeOf(backgroundRemoval.remove({ image_url, format: 'png' })).toEqualTypeOf<Call<Blob>>();
  expectTypeOf(backgroundRemoval.remove({ image_url, format: 'json' })).toEqualTypeOf<
    Call<BackgroundRemoval>
  >();
  expectTypeOf(backgroundRemoval.remove({ image_url })).toEqualTypeOf<Call<BackgroundRemoval>>();
  expectTypeOf(removeBackground(transport, { image_url, format: 'png' })).toEqualTypeOf<Call<Blob>>();
  expectTypeOf(removeBackground(transport, { image_url })).toEqualTypeOf<Call<BackgroundRemoval>>();
  const chosen = (input: RemoveBackgroundInput, options: { format: 'json' | 'png' | undefined }) => [
    backgroundRemoval.remove(input),
    backgroundRemoval.remove({ image_url, ...options }),
    removeBackground(transport, input),
    removeBackground(transport, { image_url, ...options }),
  ];
  expectTypeOf(chosen).returns.toEqualTypeOf<Call<Blob | BackgroundRemoval>[]>();
  const unset = (model: 'turbo' | undefined, format: undefined) => [
    backgroundRemoval.remove({ image_url, model }),
    backgroundRemoval.remove({ image_url, model, format }),
    removeBackground(transport, { image_url, model, format }),
  ];
  expectTypeOf(unset).returns.toEqualTypeOf<Call<BackgroundRemoval>[]>();
  // @ts-expect-error -- no such format
  void backgroundRemoval.remove({ image_url, format: 'gif' });
  // @ts-expect-error -- no picture
  void backgroundRemoval.remove({ format: 'png' });
  // @ts-expect-error -- two pictures
  void backgroundRemoval.remove({ image_url, image_file_b64: 'aGk=' });
}

/** What costs money or reaches people says all it has to. */
export function orders({ companions }: Pix) {
  const order = {
    customer_mobile: '9876543210',
    order_id: 'order-1',
    redirect_url: 'https://shop.example/paid',
  };
  expectTypeOf(companions.upiPayments.createOrder({ ...order, amount: '149.00' })).toEqualTypeOf<
    Call<UpiOrder>
  >();
  void companions.upiPayments.createOrder({ ...order, amount: '1', user_token: 'token', remark1: 'Thanks' });
  void companions.messages.send({ number: '+919876543210', message: 'Hello' });
  // @ts-expect-error -- how much
  void companions.upiPayments.createOrder(order);
  // @ts-expect-error -- how much
  void companions.walletPayments.createOrder(order);
  // @ts-expect-error -- rupees are text, so that none is lost in rounding
  void companions.upiPayments.createOrder({ ...order, amount: 149 });
  // @ts-expect-error -- to whom
  void companions.messages.send({ message: 'Hello' });
  // @ts-expect-error -- no such kind of message
  void companions.messages.send({ number: '+919876543210', message: 'Hello', type: 'fax' });
}

/** Reads of other services. */
export function reads({ companions }: Pix) {
  void companions.birds.random({ count: 3 });
  void companions.calendar.list({ month: 11 });
  void companions.scripture.get({ book: 'John', chapter: 3 });
  // @ts-expect-error -- it is random by its name
  void companions.birds.random({ random: false });
  // @ts-expect-error -- a sample has a count, no pages
  void companions.birds.random({ limit: 5 });
  // @ts-expect-error -- as above
  void companions.proverbs.random({ page: 2 });
  // @ts-expect-error -- which chapter
  void companions.scripture.get({ book: 'John' });
  // @ts-expect-error -- which site
  void companions.siteAudits.run({ deepScan: true });
  // @ts-expect-error -- a code has digits only, and leading zeros
  void companions.postalCodes.get(796001);
}
