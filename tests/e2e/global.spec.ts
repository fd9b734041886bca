import { expect, requestedPaths, test, titles, waitForFrames } from '../support/e2e.ts';

test('the functions of Pix (P3)', async ({ page, host, service }) => {
  const requested = requestedPaths(page);
  await host.open(
    `<div id="here"></div><p class="many"></p><p class="many"></p><div id="host"></div>${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.version);

  await test.step('Pix.openViewer loads the viewer at its first call, opens at an index, and resolves `closed`', async () => {
    expect(requested.filter((path) => path.includes('/chunks/'))).toEqual([]);
    const { data } = await service.images('?limit=3');
    const closed = page.evaluate(async (pictures) => {
      const viewer = await window.Pix?.openViewer(pictures, { index: 1, history: '?photo' });
      await viewer?.closed;
      return 'closed';
    }, data);
    await expect(page.locator('pix-lightbox [part~=title]')).toHaveText(data[1]?.title ?? '');
    await expect(page).toHaveURL(new RegExp(`photo=${data[1]?.slug ?? ''}`));
    await page.goBack();
    expect(await closed).toBe('closed');
    await expect(page.locator('pix-lightbox')).toHaveCount(0);
  });

  await test.step('Pix.ready resolves with Pix, which has the version of the package', async () => {
    expect(await page.evaluate(async () => (await window.Pix?.ready) === window.Pix)).toBe(true);
    expect(await page.evaluate(() => window.Pix?.version)).toMatch(/^\d+\.\d+\.\d+$/);
  });

  await test.step('Pix.listImages and Pix.listAlbums resolve with the list envelopes', async () => {
    const images = await page.evaluate(() => window.Pix?.listImages({ limit: 2, sort: 'popular' }));
    expect(images).toEqual(await service.images('?limit=2&sort=popular'));
    expect(await page.evaluate(() => window.Pix?.listAlbums())).toEqual(await service.albums());
    expect(await page.evaluate(() => window.Pix?.listAlbums({ user: 'other', limit: 1 }))).toEqual(
      await service.albums('?user=other&limit=1'),
    );
  });

  await test.step('Pix.renderGallery accepts every query parameter, and resolves with the mounted element', async () => {
    const album = (await service.albums()).data[0];
    const tag = (await service.images(`?album=${album?.token}`)).data[0]?.tags[0] ?? '';
    const query = { limit: 3, page: 1, sort: 'oldest', album: album?.token, tag } as const;
    const mounted = await page.evaluate(async (options) => {
      const element = await window.Pix?.renderGallery('#here', options);
      return [element?.localName, element?.parentElement?.id];
    }, query);
    expect(mounted).toEqual(['pix-gallery', 'here']);
    const wanted = await service.images(
      `?limit=3&sort=oldest&album=${album?.token}&tag=${encodeURIComponent(tag)}`,
    );
    await expect(page.locator('#here img')).toHaveCount(wanted.data.length);
    expect(await titles(page)).toEqual(wanted.data.map(({ title }) => title));
  });

  await test.step('Pix.renderGallery changes what it shows when it is called again', async () => {
    const isSame = await page.evaluate(async () => {
      const former = document.querySelector('#here pix-gallery');
      return former === (await window.Pix?.renderGallery('#here', { limit: 5, page: 3, q: '' }));
    });
    expect(isSame).toBe(true);
    const next = (await service.images('?limit=5&page=3')).data.map(({ title }) => title);
    await expect.poll(() => titles(page)).toEqual(next);
  });

  await test.step('Pix.renderGallery rejects a target that is not an element with an error that names it (U7)', async () => {
    const refused = await page.evaluate(async () => {
      const errors: unknown[] = [];
      for (const target of ['#nowhere', '::nonsense::', '', null, document, new Text('text')]) {
        const error: unknown = await window.Pix?.renderGallery(target as string).catch(
          (reason: unknown) => reason,
        );
        const { code, message } = error as Error & { code: string };
        errors.push([code, message.split('"')[1]]);
      }
      return errors;
    });
    const named = ['#nowhere', '::nonsense::', '', 'null', '[object HTMLDocument]', '[object Text]'];
    expect(refused).toEqual(named.map((target) => ['invalid_parameter', target]));
  });

  await test.step('Pix.renderGallery uses the first of many targets', async () => {
    await page.evaluate(() => window.Pix?.renderGallery('.many', { limit: 2 }));
    await expect(page.locator('.many').first().locator('img')).toHaveCount(2);
    await expect(page.locator('.many pix-gallery')).toHaveCount(1);
  });

  await test.step('Pix.scan(root) finds containers in a shadow root (H9)', async () => {
    await page.evaluate(() => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
      const container = document.createElement('div');
      container.dataset['pixGallery'] = 'all';
      container.dataset['limit'] = '3';
      root.append(container);
      window.Pix?.scan(root);
    });
    await expect(page.locator('#host img')).toHaveCount(3);
  });
});

test('calls queued before the script run in order once it has loaded, later ones at once, and an error in one is reported (P3, H5)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`
    <script>
      window.order = [];
      window.Pix = window.Pix || {q: []};
      window.stub = window.Pix;
      Pix.q.push(pix => order.push('first', typeof pix.renderGallery));
      Pix.q.push(() => { throw new Error('mine') });
      Pix.q.push(() => order.push('second'));
    </script>${service.script()}`);
  await page.waitForFunction(() => window.Pix?.version);
  const calls = await page.evaluate(() => {
    const { order, stub } = window as unknown as { order: string[]; stub: Window['Pix'] };
    stub?.q.push(() => order.push('at once'));
    return [...order, stub === window.Pix];
  });
  expect(calls).toEqual(['first', 'function', 'second', 'at once', true]);
  expect(host.problems.splice(0)).toEqual([expect.stringContaining('mine')]);
});

test('data-pix-render="explicit" prevents the first scan until Pix.scan(), also where a form is named Pix and an image currentScript (P3, H18)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<form id="Pix"></form><img name="currentScript" alt=""><div data-pix-gallery="all" data-limit="2"></div>${service.script('data-pix-render="explicit"')}`,
  );
  await page.waitForFunction(() => window.Pix?.version);
  await page.evaluate(async () => {
    await window.Pix?.ready;
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  await page.evaluate(() => {
    window.Pix?.scan();
    window.Pix?.scan();
  });
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await expect(page.locator('pix-gallery')).toHaveCount(1);
});

test('Pix.destroy removes the gallery, restores the original content, and may be repeated (P3)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="2"><a href="/all">All pictures</a></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await expect(page.getByText('All pictures')).toHaveCount(0);
  await page.evaluate(() => {
    const here = document.querySelector('#here') as Element;
    window.Pix?.destroy(here);
    window.Pix?.destroy('#here');
    // Elements without a gallery are left alone.
    window.Pix?.destroy(document.createElement('div'));
  });
  await expect(page.getByText('All pictures')).toBeVisible();
  // Changes elsewhere do not restore it; a scan does.
  await page.evaluate(() => document.body.append('more'));
  await waitForFrames(page);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  await page.evaluate(() => window.Pix?.scan('#here'));
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  // An element around it.
  await page.evaluate(() => window.Pix?.destroy(document.body));
  await expect(page.getByText('All pictures')).toBeVisible();
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  for (const call of ['scan', 'destroy'] as const)
    await expect(page.evaluate((name) => window.Pix?.[name]('#nowhere'), call)).rejects.toThrow(
      'No element matches "#nowhere".',
    );
});

test('Pix.registerLocale adds a language for present and future galleries', async ({
  page,
  host,
  service,
}) => {
  const container = '<div data-pix-gallery="all" data-limit="2"></div>';
  await host.open(`<main lang="pl">${container}</main>${service.script()}`);
  await expect(page.getByRole('list', { name: '2 pictures' })).toBeVisible();
  await page.evaluate(() =>
    window.Pix?.registerLocale('pl', { pictures: { few: '{count} zdjęcia', other: '{count} zdjęć' } }),
  );
  const lists = page.getByRole('list', { name: '2 zdjęcia' });
  await expect(lists).toHaveCount(1);
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    container,
  );
  await expect(lists).toHaveCount(2);
  const error = await page.evaluate(() => window.Pix?.registerLocale('', {}).catch(String));
  expect(error).toBe('TypeError: lang must be a language tag such as "pl", not "".');
});
