/** A group of calls with a page of its own. */
export interface Resource {
  /** Name of the calls in the client: those of `images` are `pix.images.list()` and others. */
  calls: string;
  title: string;
  description: string;
  /** Lines of the example, below the creation of the client. */
  example: readonly string[];
  /** Options of the client in the example, besides its address; without them, a client without keys. */
  keys?: string;
}

const PLATFORM = "keys: { platform: 'pix_test_owner' }";

/** The resources of the client, in the order of their pages. The keys are those of the reference server's sample. */
export const RESOURCES: readonly Resource[] = [
  {
    calls: 'images',
    title: 'Images',
    description: 'List, search, read, upload, change and delete pictures, and read their views.',
    example: [
      "const { data, pagination } = await pix.images.list({ category: 'Sea', sort: 'popular', limit: 3 });",
      'for (const { title, urls } of data) console.log(title, urls.view_page);',
      'console.log(`${pagination.total} pictures`);',
    ],
  },
  {
    calls: 'albums',
    title: 'Albums',
    description: 'List and create albums, read their pictures, add and remove pictures.',
    example: [
      'const [album] = (await pix.albums.list({ limit: 1 })).data;',
      'if (album) {',
      '  console.log(album.title);',
      '  for await (const { title } of pix.albums.iterateImages(album.token)) console.log(title);',
      '}',
    ],
  },
  {
    calls: 'account',
    title: 'Account',
    description:
      'Read the account that a key belongs to: username, numbers of pictures and views, disk space.',
    keys: "apiKey: 'pix_test_owner'",
    example: [
      'const { username, image_count } = await pix.account.get();',
      'console.log(`${username}: ${image_count} pictures`);',
    ],
  },
  {
    calls: 'platform',
    title: 'Platform',
    description: 'Check the service, and read statistics, limits, categories and tags.',
    example: [
      'const { total_images, limits } = await pix.platform.stats();',
      'console.log(`${total_images} pictures, uploads up to ${limits.max_upload_bytes} bytes`);',
      'for (const { name } of (await pix.platform.categories()).data) console.log(name);',
    ],
  },
  {
    calls: 'companions.backgroundRemoval',
    title: 'Background removal',
    description: 'Make the background of a picture transparent.',
    keys: PLATFORM,
    example: [
      'const [picture] = (await pix.images.list({ limit: 1 })).data;',
      'if (picture) {',
      '  const image_file = await (await fetch(picture.urls.thumbnail_url)).blob();',
      "  const result = await pix.companions.backgroundRemoval.remove({ image_file, format: 'png' });",
      '  console.log(`${result.type}, ${result.size} bytes`);',
      '}',
    ],
  },
  {
    calls: 'companions.shortLinks',
    title: 'Short links',
    description: 'Create a short link that redirects to a URL, with a code of your own or a random one.',
    keys: PLATFORM,
    example: [
      "const { short_url } = await pix.companions.shortLinks.create({ url: 'https://example.org/', expires_in_days: 30 });",
      'console.log(short_url);',
    ],
  },
  {
    calls: 'companions.birds',
    title: 'Birds',
    description: 'List and search birds, or draw a random sample of them.',
    example: [
      "const { data } = await pix.companions.birds.list({ q: 'hornbill', limit: 3 });",
      'for (const { common_name, scientific_name } of data) console.log(common_name, scientific_name);',
    ],
  },
  {
    calls: 'companions.calendar',
    title: 'Calendar',
    description: 'List holidays, festivals and full moons.',
    example: [
      'const { data } = await pix.companions.calendar.list({ limit: 3 });',
      'for (const { date, name } of data) console.log(date, name);',
    ],
  },
  {
    calls: 'companions.proverbs',
    title: 'Proverbs',
    description: 'List and search proverbs, or draw a random sample of them.',
    keys: PLATFORM,
    example: [
      'const { data } = await pix.companions.proverbs.random({ count: 3 });',
      'for (const { text, meaning } of data) console.log(`${text} (${meaning})`);',
    ],
  },
  {
    calls: 'companions.postalCodes',
    title: 'Postal codes',
    description: 'Find the post offices of a postal code, a district or a state.',
    keys: PLATFORM,
    example: [
      "const { data } = await pix.companions.postalCodes.get('796001');",
      'for (const { office, district } of data) console.log(office, district);',
    ],
  },
  {
    calls: 'companions.bankBranches',
    title: 'Bank branches',
    description: 'Find bank branches by code, bank or district.',
    keys: PLATFORM,
    example: [
      "const { data } = await pix.companions.bankBranches.search({ bank_code: 'SBIN', limit: 3 });",
      'for (const { ifsc, branch } of data) console.log(ifsc, branch);',
    ],
  },
  {
    calls: 'companions.messages',
    title: 'Messages',
    description: 'Send a text, an image, a document or a poll to a phone.',
    keys: "keys: { messaging: 'pix_test_owner' }",
    example: [
      "const { state } = await pix.companions.messages.send({ number: '+910000000000', message: 'The pictures are ready.' });",
      'console.log(state);',
    ],
  },
  {
    calls: 'companions.upiPayments',
    title: 'UPI payments',
    description: 'Create an order for payment by UPI, with QR code and link.',
    keys: "keys: { payments: 'merchant_test' }",
    example: [
      'const { state, payment_url } = await pix.companions.upiPayments.createOrder({',
      "  amount: '149.00',",
      "  order_id: 'print-2026-1',",
      "  customer_mobile: '0000000000',",
      "  redirect_url: 'https://example.org/thanks',",
      '});',
      'console.log(state, payment_url);',
    ],
  },
  {
    calls: 'companions.walletPayments',
    title: 'Wallet payments',
    description: 'Create an order with the second payment gateway, with a payment session and page.',
    keys: "keys: { wallet: 'merchant_test' }",
    example: [
      'const { state, payment_url } = await pix.companions.walletPayments.createOrder({',
      "  amount: '149.00',",
      "  order_id: 'print-2026-2',",
      "  customer_mobile: '0000000000',",
      "  redirect_url: 'https://example.org/thanks',",
      '});',
      'console.log(state, payment_url);',
    ],
  },
  {
    calls: 'companions.siteAudits',
    title: 'Site audits',
    description: 'Audit a web page, optionally with the pages it links to.',
    keys: "keys: { crawler: 'pix_test_owner' }",
    example: [
      "const { score, checks } = await pix.companions.siteAudits.run({ url: 'https://example.org/' });",
      "console.log(score, checks.filter(({ passed }) => !passed).map(({ title }) => title).join(', '));",
    ],
  },
  {
    calls: 'companions.scripture',
    title: 'Scripture',
    description: 'Read a Bible verse or a whole chapter, in one of several translations.',
    keys: "keys: { lexicon: 'pix_test_owner' }",
    example: [
      "const { data } = await pix.companions.scripture.get({ book: 'John', chapter: 1, verse: 1 });",
      'for (const { text } of data) console.log(text);',
    ],
  },
];

/** Path of a resource's page below `docs/reference/client/`. */
export const fileOf = ({ title }: Pick<Resource, 'title'>): string =>
  `${title.toLowerCase().replaceAll(' ', '-')}.md`;

/** The example of a resource, as a program of its own. */
export function exampleOf({ keys, example }: Resource): string {
  const create = keys ? 'createPix' : 'createPublicPix';
  const options = ["baseUrl: 'https://pix.example'", ...(keys ? [keys] : [])].join(', ');
  return [
    `import { ${create} } from 'pix-sdk';`,
    '',
    `const pix = ${create}({ ${options} });`,
    ...example,
  ].join('\n');
}
