import { counter, expect, test, titles, waitForFrames } from '../support/e2e.ts';

test('slotted content of a container moves to its element, and back', async ({ page, host, service }) => {
  const inside =
    '<p>Soon</p><p slot="header">Ours</p><template slot="caption"><b data-pix-field="title"></b></template>';
  await host.open(`<div id="here" data-pix-gallery="all" data-limit="2">${inside}</div>${service.script()}`);
  await expect(page.locator('pix-gallery .caption b')).toHaveCount(2);
  await expect(page.getByText('Ours')).toBeVisible();
  await expect(page.getByText('Soon')).toHaveCount(0);
  const { data } = await service.images('?limit=2');
  expect(await page.locator('pix-gallery .caption b').allTextContents()).toEqual(
    data.map(({ title }) => title),
  );
  await page.evaluate(() => document.querySelector('#here')?.removeAttribute('data-pix-gallery'));
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  expect(await page.locator('#here').innerHTML()).toBe(inside);
});

test('an element becomes a container, follows its attributes, becomes an album, and loses its gallery (H13, H14)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div id="here" data-limit="2"></div>${service.script()}`);
  await page.waitForFunction(() => window.Pix?.version);
  const here = page.locator('#here');
  const images = page.locator('pix-gallery img');
  await here.evaluate((element) => element.setAttribute('data-pix-gallery', 'all'));
  await expect(images).toHaveCount(2);

  await test.step('changed attributes update the gallery in place', async () => {
    await page.evaluate(() => {
      Object.assign(document.querySelector('pix-gallery') ?? {}, { mine: true });
      const here = document.querySelector('#here');
      here?.setAttribute('data-limit', '4');
      here?.setAttribute('data-sort', 'oldest');
    });
    await expect(images).toHaveCount(4);
    const { data } = await service.images('?limit=4&sort=oldest');
    expect(await titles(page)).toEqual(data.map(({ title }) => title));
  });

  await test.step('a hundred changes at once are one update with the last value', async () => {
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().includes('/api/v1/images'))));
    await here.evaluate(async (element) => {
      for (let limit = 3; limit < 105; limit++) {
        element.setAttribute('data-limit', String(limit % 10 || 7));
        // Mutation observers run for each change, but no frame is rendered.
        await Promise.resolve();
      }
    });
    await expect(images).toHaveCount(4);
    await here.evaluate((element) => element.setAttribute('data-limit', '9'));
    await expect(images).toHaveCount(9);
    expect(requests).toBe(1);
    expect(await page.evaluate(() => 'mine' in (document.querySelector('pix-gallery') ?? {}))).toBe(true);
  });

  await test.step('a gallery that the page has removed is rendered again', async () => {
    await here.evaluate((element) => element.replaceChildren('wiped'));
    await expect(images).toHaveCount(9);
  });

  await test.step('a container becomes an album, and loses it', async () => {
    const album = (await service.albums()).data[0];
    await here.evaluate((element, token) => {
      for (const name of ['data-pix-gallery', 'data-limit', 'data-sort']) element.removeAttribute(name);
      element.setAttribute('data-pix-album', token);
    }, album?.token ?? '');
    const pictures = page.locator('#here > pix-album img');
    await expect(pictures).toHaveCount(album?.image_count ?? 0);
    await here.evaluate((element) => element.setAttribute('data-pix-album', ''));
    await expect(page.locator('#here > *')).toHaveCount(0);
    await here.evaluate(
      (element, token) => element.setAttribute('data-pix-album', token),
      album?.token ?? '',
    );
    await expect(pictures).toHaveCount(album?.image_count ?? 0);
    await here.evaluate((element) => element.removeAttribute('data-pix-album'));
    await expect(page.locator('#here > *')).toHaveCount(0);
  });
});

test('a moved container keeps its gallery and its open viewer, and sends no requests (H11)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="3"></div><main></main>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/images?') && lists.push(request.url()));
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 3');
  const kept = await page.evaluate(async () => {
    const gallery = document.querySelector('pix-gallery');
    document.querySelector('main')?.append(document.querySelector('#here') as Element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return gallery === document.querySelector('main pix-gallery');
  });
  expect(kept).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main pix-gallery a').nth(1)).toBeFocused();
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
  expect(lists).toEqual([]);
});

test('a visible gallery is requested before the next frame; one in closed details or in a frame is not', async ({
  page,
  host,
  service,
}) => {
  const limits: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/images') limits.push(searchParams.get('limit'));
  });
  // Intersection observers never report, as before the next frame.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  const gallery = (limit: number) => `<div data-pix-gallery="all" data-limit="${limit}"></div>`;
  const frame = `<body>${gallery(5)}</body>${service.script()}`.replaceAll('"', '&quot;');
  await host.open(`<main>${gallery(1)}</main>
    <div style="height: 0; overflow: hidden">${gallery(2)}</div>
    <details>${gallery(3)}</details>
    <div hidden>${gallery(4)}</div>
    <div style="position: fixed; left: 100%; top: 0; width: 300px">${gallery(6)}</div>
    <div style="position: fixed; right: 100%; top: 0; width: 300px">${gallery(7)}</div>
    <iframe srcdoc="${frame}"></iframe>
    ${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await page.frames()[1]?.waitForFunction(() => window.Pix?.version);
  await page.waitForLoadState('networkidle');
  expect(limits).toEqual(['1']);
});

/** What a server sends as the content of a container. */
const CONTENT =
  '<p>Soon</p><p slot="empty">None</p><template slot="caption"><b data-pix-field="title"></b></template>';

test('an element that a page removes by writing the same content again is put back with its state (H13)', async ({
  page,
  host,
  service,
}) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/api/v1/images'))));
  const style = 'style="padding-bottom: 100px"';
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="4" data-controls="search" ${style}>${CONTENT}</div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery .caption b')).toHaveCount(4);
  const search = page.getByRole('searchbox');
  await search.fill('no such picture');
  await expect(page.getByText('None')).toBeVisible();
  await search.fill('mist');
  await expect(page.locator('pix-gallery .caption b').first()).toBeVisible();
  const before = requests;
  const height = await page.locator('#here').evaluate(({ clientHeight }) => clientHeight);
  for (let again = 0; again < 2; again++)
    await page.locator('#here').evaluate(
      async (here: HTMLElement, { content }) => {
        const [element] = here.children;
        here.innerHTML = content;
        here.style.paddingBottom = '100px';
        // Before the next frame.
        await Promise.resolve();
        if (element?.parentNode !== here) throw new Error('It is not there.');
      },
      { content: CONTENT },
    );
  await waitForFrames(page);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('mist');
  await expect(page.getByText('Soon')).toHaveCount(0);
  expect(await page.locator('pix-gallery').evaluate(({ childElementCount }) => childElementCount)).toBe(2);
  await expect(page.locator('pix-gallery .caption b').first()).toBeVisible();
  expect(await page.locator('#here').evaluate(({ clientHeight }) => clientHeight)).toBe(height);
  expect(requests).toBe(before);
  await page.evaluate(() => window.Pix?.destroy('#here'));
  expect(await page.locator('#here').innerHTML()).toBe(CONTENT);
});

test('a page that removes the element whenever it is there goes on working (H13)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div id="here" data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.locator('#here').evaluate((here) => {
    const remove = () => here.querySelector('pix-gallery')?.remove();
    new MutationObserver(remove).observe(here, { childList: true });
    remove();
  });
  for (let frame = 0; frame < 9; frame++) await waitForFrames(page);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
});

test('a gallery that code has rendered leaves with the content of its container', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div id="here"></div>${service.script()}`);
  await page.waitForFunction(() => window.Pix?.version);
  await page.evaluate(() => window.Pix?.renderGallery('#here', { limit: 2 }));
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.locator('#here').evaluate((here) => here.replaceChildren());
  await waitForFrames(page);
  await waitForFrames(page);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
});

test('a copy of a container, as in a snapshot of a page, shows what the original shows (H13)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<main><div id="here" data-pix-gallery="all" data-limit="2">${CONTENT}</div></main>${service.script()}`,
  );
  await expect(page.locator('pix-gallery .caption b')).toHaveCount(2);
  await page.locator('main').evaluate((main) => {
    const snapshot = main.innerHTML;
    main.replaceChildren();
    main.innerHTML = snapshot;
  });
  await expect(page.locator('pix-gallery .caption b')).toHaveCount(2);
  await page.evaluate(() => window.Pix?.destroy('#here'));
  expect(await page.locator('#here').innerHTML()).toBe(CONTENT.replace('<p>Soon</p>', ''));
});
