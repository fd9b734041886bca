import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import { createMockFetch } from 'pix-sdk/mock';
import { screen } from 'shadow-dom-testing-library';
import { afterEach, expect, test, vi } from 'vitest';

const pictures = ['quay', 'pier', 'mole'].map((slug) => ({ slug, title: `The ${slug}` }));
const fetch = createMockFetch({ seed: { pictures } });
const source = createPublicPix({ baseUrl: 'http://pix.test', fetch });

afterEach(() => document.body.replaceChildren());

test.each(['rows', 'columns', 'carousel'] as const)('the layout %s shows all pictures', async (layout) => {
  const gallery = Object.assign(document.createElement('pix-gallery'), { source, layout });
  document.body.append(gallery);
  await screen.findByShadowAltText('The quay');
  expect(screen.getAllByShadowRole('img')).toHaveLength(3);
});

test('"Show more" adds the next page', async () => {
  const gallery = Object.assign(document.createElement('pix-gallery'), { source, limit: 2, paging: 'more' });
  document.body.append(gallery);
  const button = await screen.findByShadowText('Show more');
  expect(screen.getAllByShadowRole('img')).toHaveLength(2);
  button.click();
  await vi.waitFor(() => expect(screen.getAllByShadowRole('img')).toHaveLength(3));
});
