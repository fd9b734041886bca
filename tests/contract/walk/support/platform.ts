/** A platform on which the examples of the contract are valid: referenced records exist, created ones do not. */
import { fetchFrom } from '../../../../mock-server/fetch.ts';
import { createMock } from '../../../../mock-server/control/create-mock.ts';
import type { SeedInput } from '../../../../mock-server/seed/seed-input.ts';
import { orderRequest } from '../../../support/order-request.ts';
import { scriptFiles } from '../../support/script-files.ts';
import { picture } from './picture-file.ts';

/** Base URL, as in the contract. */
export const BASE = 'http://127.0.0.1:4010';

/** Existing records, by name. All except the last picture and the last album belong to the user `owner`. */
export const known = {
  slugs: ['low-tide-early-light', 'between-the-stones', 'not-yet', 'theirs'],
  tokens: ['a47625fd52fa', 'pRiVaTe2aLbM', 'tHeIrAlBuMx9'],
  deleteToken: 'del_5bG8sVq2ZkX0tYw7',
  merchant: 'merchant_test',
  orderId: 'made-before',
  link: 'summer26',
  expiredLink: 'winter25',
  postalCode: '796001',
  branchCode: 'SBIN0000001',
  script: 'sdk.js',
  chunk: 'gallery-8f2c41d0.js',
  pictureFile: 'low-tide-early-light.jpg',
} as const;

const seed: SeedInput = {
  pictures: [
    {
      slug: known.slugs[0],
      title: 'Low tide, early light',
      description: 'The sea has gone out and left a mirror.',
      category: 'Sea',
      tags: ['sea', 'dawn', 'calm'],
      bytes: picture,
      views: 311,
      days: [{ day: '2026-11-19', views: 12, referrers: { 'www.example.org': 9 } }],
      deleteToken: known.deleteToken,
    },
    { slug: known.slugs[1], category: 'Sea', tags: ['sea'] },
    { slug: known.slugs[2], isPublic: false },
    { slug: known.slugs[3], owner: 'other' },
  ],
  albums: [
    { token: known.tokens[0], title: 'Between two tides', pictures: known.slugs.slice(0, 2) },
    { token: known.tokens[1], title: 'Not yet', isPublic: false, pictures: [known.slugs[2]] },
    { token: known.tokens[2], title: 'Theirs', owner: 'other' },
  ],
  links: [
    { code: known.link, url: 'https://example.org/summer' },
    { code: known.expiredLink, url: 'https://example.org/winter', expiresAt: '2026-01-01T00:00:00Z' },
  ],
};

const mock = fetchFrom(
  createMock({
    seed,
    baseUrl: BASE,
    clock: () => Date.UTC(2026, 10, 20, 8, 30),
    scripts: scriptFiles,
  }),
);

/** Identifiers of the payment pages of two orders. */
export const orderPages = {
  upi: await orderAt('payments/api/create-order'),
  wallet: await orderAt('wallet/api/create-order.php'),
};

const start = mock.control.snapshot();

/** Resets the platform, including its counts. */
export function resetPlatform(): void {
  mock.control.restore(start);
}

/** Sends a request without resetting the platform. */
export function sendRequest(request: Request): Promise<Response> {
  return mock(request);
}

async function orderAt(path: string): Promise<string> {
  const response = await mock(`${BASE}/${path}`, orderRequest(known.orderId));
  const { data } = (await response.json()) as { data: { payment_url: string } };
  return data.payment_url.replace(/^.*\//, '');
}
