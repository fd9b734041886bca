/** What the plugin prints and stores, beside the block. */
import { violations } from '../support/axe.ts';
import { block, post } from './support/posts.ts';
import { expect, test } from './support/wordpress.ts';

/** Page of the plugin's settings. */
const SETTINGS = '/wp-admin/options-general.php?page=pix';

test('shortcodes show what blocks show', async ({ page, wordpress }) => {
  const url = wordpress.run(
    post(
      'con',
      `[pix gallery="all" limit="3" layout="rows" select]\n\n[pix albums="all" limit="2"]kept[pix image="low-tide-early-light"][/pix]\n\n${block({ choices: { show: 'gallery', limit: '3', layout: 'rows', select: 'yes' } })}`,
    ),
  );
  await page.goto(url);
  for (const [name, count] of [
    ['albums', 2],
    ['image', 1],
    ['gallery', 3],
  ] as const) {
    const box = page.locator(`[data-pix-${name}]`).last();
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('img')).toHaveCount(count);
  }
  const attributes = await page
    .locator('[data-pix-gallery]')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getAttributeNames().filter((name) => name.startsWith('data-'))),
    );
  expect(attributes[0]).toEqual(['data-pix-gallery', 'data-limit', 'data-layout', 'data-select']);
  expect(attributes[1]).toEqual(attributes[0]);
  await expect(page.getByText('kept')).toBeVisible();
  // Plugins that combine or delay scripts leave this one alone: it knows from its tag where it comes from.
  await expect(page.locator('script[src$="/cdn/sdk.js"]')).toHaveAttribute('data-no-optimize', '1');

  const feed = await (await fetch(`${wordpress.url}/?feed=rss2`)).text();
  expect(feed).toContain(`<p><a href="${url.replace(/&/g, '&#038;')}">Pictures</a></p>`);
  expect(feed).not.toContain('data-pix');
});

test('the address of a picture becomes the picture', async ({ page, wordpress, service }) => {
  const [image] = (await service.images()).data;
  const provider = `echo _wp_oembed_get_object()->get_provider('${service.url}/i/x', ['discover' => false]);`;
  expect(wordpress.run(provider)).toBe(`${service.url}/oembed`);
  await page.goto(wordpress.run(post('con', `${service.url}/i/${image?.slug}`)));
  const picture = page.locator(
    `.entry-content a[href="${service.url}/i/${image?.slug}"] img, .entry-content img[src^="${service.url}"]`,
  );
  await expect(picture.first()).toBeVisible();
});

test('values of contributors are text, and attributes beyond the table and keys are left out', async ({
  page,
  wordpress,
}) => {
  const hostile = '" onmouseover="alert(1)" title="';
  const markup = '"><script>window.hacked = true</script>';
  const key = 'pix_live_0123456789abcdef';
  const url = wordpress.run(
    post(
      'con',
      [
        block({
          choices: {
            show: 'gallery',
            q: hostile,
            link: 'javascript:alert(1)',
            'image-url': 'data:,x',
            tag: key,
            onclick: 'x',
            style: 'x',
          },
          space: '0; background: url(https://stranger.example)',
        }),
        `[pix gallery="all" q='${hostile}' link="javascript&colon;alert(1)" onclick="alert(1)" user="${key}"]`,
        `[pix gallery="all" q='${markup}']`,
        block({ choices: { show: 'gallery', q: markup } }),
        `[pix album="${key}"]`,
        `[pix gallery="all" q="${'x'.repeat(10_000)}"]`,
        block({ choices: { limit: '3' } }),
        block({ choices: { show: 'gallery', limit: [3] } }),
      ].join('\n\n'),
    ),
  );
  const html = await (await fetch(url)).text();
  expect(html).not.toContain(key);
  expect(html).not.toContain('x'.repeat(1000));
  await page.goto(url);
  await expect(page.locator('[data-pix-gallery]')).toHaveCount(6);
  // As WordPress printed them: the script adds attributes of its own.
  const names = await page.evaluate((printed) => {
    const boxes = new DOMParser()
      .parseFromString(printed, 'text/html')
      .querySelectorAll('[data-pix-gallery]');
    return [...boxes].map((box) => box.getAttributeNames().filter((name) => name !== 'class'));
  }, html);
  const searches = Array.from({ length: 4 }, () => ['data-pix-gallery', 'data-q']);
  expect(names.map((given) => [...new Set(given)])).toEqual([
    ...searches,
    ['data-pix-gallery'],
    ['data-pix-gallery'],
  ]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('the address of the service is a setting, and only https', async ({
  page,
  wordpress,
  signIn,
  service,
}) => {
  await signIn('admin');
  await page.goto(wordpress.url + SETTINGS);
  const field = page.getByLabel('Address of the picture service');
  const save = async (value: string) => {
    await field.evaluate((input: HTMLInputElement, text) => (input.value = text), value);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await loaded;
  };
  expect(await violations(page, { within: 'form[action="options.php"]' })).toEqual([]);
  await expect(page.getByText('No picture service answers')).toHaveCount(0);
  for (const value of [
    'http://pictures.example',
    'https:/pictures.example',
    'https://key@pictures.example',
    'https://a.example/"><b>',
    'javascript:alert(1)',
  ]) {
    await save(value);
    await expect(page.getByText('Enter an address such as https://pix.example')).toBeVisible();
    await expect(field).toHaveValue(service.url);
  }
  await save('Pictures.example/pix/');
  await expect(field).toHaveValue('https://pictures.example/pix');
  await expect(page.getByText('No picture service answers')).toBeVisible();
  await save('https://münchen.example/~me/cdn/sdk.js');
  await expect(field).toHaveValue('https://münchen.example/~me');
  await save('\u200Bhttps://pictures.example/i/low-tide\u200B ');
  await expect(field).toHaveValue('https://pictures.example');
  await save(service.url);
  await expect(field).toHaveValue(service.url);
});

test('nothing of the service loads before consent, if the site asks for it', async ({
  page,
  wordpress,
  signIn,
  service,
}) => {
  await signIn('admin');
  await page.goto(wordpress.url + SETTINGS);
  await page.getByLabel('Ask visitors before pictures load').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // The settings ask whether the service answers.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(service.url) && asked.push(request.url()));
  const address = `${service.url}/i/low-tide-early-light`;
  await page.goto(wordpress.run(post('con', `[pix gallery="all" limit="3"]\n\n${address}`)));
  const box = page.locator('[data-pix-gallery]');
  const picture = page.locator('[data-pix-image="low-tide-early-light"]');
  for (const waiting of [box, picture]) await waiting.getByRole('button').waitFor();
  await expect(page.locator('script[data-script]')).toHaveAttribute('data-no-optimize', '1');
  expect(asked).toEqual([]);
  await box.getByRole('button').click();
  await expect(box.locator('img')).toHaveCount(3);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('img')).toHaveCount(1);
  // WordPress also embeds what it discovers, and names of hosts have no case.
  const embed = (url: string) =>
    wordpress.run(`echo apply_filters('embed_oembed_html', 'embedded', '${url}');`);
  const upper = new URL('/I/quay?from=post', service.url).href.replace('http:', 'HTTP:');
  expect(embed(upper)).toContain('data-pix-image="quay"');
  expect(embed(`${service.url}/a/harbour`)).toBe(
    `<a href="${service.url}/a/harbour">${service.url}/a/harbour</a>`,
  );
  expect(embed('https://other.example/i/quay')).toBe('embedded');
  wordpress.run(`update_option('pix_service', '${service.url}/pictures');`);
  expect(embed(`${service.url}/a-post/`)).toBe('embedded');
  expect(embed(`${service.url}/pictures/i/quay`)).toContain('data-pix-image="quay"');
  wordpress.run(`update_option('pix_service', '${service.url}');`);
  wordpress.run("update_option('pix_consent', false);");
  expect(embed(`${service.url}/i/quay`)).toBe('embedded');
});

test('only boxes of the plugin, and users who may write any markup, ask for consent', ({ wordpress }) => {
  const markup = '<p data-pix-consent class="x">Read <b data-pix-consent="">this</b>: data-pix-consent</p>';
  const contentOf = (user: string) =>
    wordpress.run(
      post(user, markup).replace('echo get_permalink($id);', 'echo get_post($id)->post_content;'),
    );
  expect(contentOf('con')).toBe('<p  class="x">Read <b >this</b>: data-pix-consent</p>');
  expect(contentOf('admin')).toBe(markup);
});

test('a shortcode takes typographic quotes, and its preview names what has no effect', async ({
  page,
  wordpress,
  signIn,
}) => {
  const url = wordpress.run(
    post(
      'con',
      `[pix gallery=“all” category=“Sea side” limit=”2” select=1]\n\n[pix gallery="a47625fd52fa" catgory="Sea" link="javascript:x" user="pix_live_0123456789abcdef"]`,
    ),
  );
  const html = await (await fetch(url)).text();
  expect(html).toContain(
    '<div data-pix-gallery="all" data-category="Sea side" data-limit="2" data-select="">',
  );
  expect(html).not.toContain('no effect');
  const id = new URL(url).searchParams.get('p') ?? '';
  wordpress.run(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
  await signIn('admin');
  await page.goto(`${url}&preview=true`);
  await expect(page.getByText('This value has no effect.')).toHaveText([
    'Pix: gallery="a47625fd52fa": This value has no effect.',
    'Pix: catgory="Sea": This value has no effect.',
    'Pix: link="javascript:x": This value has no effect.',
    'Pix: user="…": This value has no effect.',
  ]);
});

test('if the script of the service cannot be loaded, visitors read why there is nothing', async ({
  page,
  wordpress,
}) => {
  await page.route('**/cdn/sdk.js', (route) => route.abort());
  await page.goto(wordpress.run(post('con', block({ choices: { show: 'gallery' }, space: '100%' }))));
  const box = page.locator('[data-pix-gallery]');
  await expect(box).toHaveText('The pictures could not be loaded. Check your connection and try again.');
  expect((await box.boundingBox())?.height).toBeLessThan(100);
});

test('all visitors get the same markup, which caches may keep; previews alone say what is wrong', async ({
  page,
  wordpress,
  signIn,
}) => {
  const shown = block({ choices: { show: 'gallery', limit: '3' } });
  const url = wordpress.run(
    post('con', `${shown}\n\n[pix album="pix_live_0123456789abcdef"]\n\n[pix album=""]\n\n[pix set="sea"]`),
  );
  const tagsOf = (html: string) => html.match(/<[^>]*pix[^>]*>/gi);
  const anonymous = await (await fetch(url)).text();
  await signIn('admin');
  await page.goto(url);
  await expect(page.locator('#wpadminbar')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('API key');
  const own = await (await page.request.get(url)).text();
  expect(tagsOf(anonymous)?.length).toBeGreaterThan(4);
  expect(tagsOf(own)).toEqual(tagsOf(anonymous));
  // The preview of a published post needs an address of its own.
  const id = new URL(url).searchParams.get('p') ?? '';
  wordpress.run(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
  await page.goto(`${url}&preview=true`);
  await expect(page.getByText('API key')).toBeVisible();
  await expect(page.getByText('Choose an album')).toBeVisible();
  await expect(page.getByText('What do you want to show?')).toBeVisible();
});
