/** Albums in the history of the page. */
import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { cleanup } from '../support/gallery.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

afterEach(cleanup);

it('an album that is not listed, shown by the page above one of a link, is there after Back and Forward, and leaves with an address of a router', async () => {
  const { href } = location;
  const [linked, other] = [albumRecord(1, 3), albumRecord(9, 3)];
  history.replaceState(null, '', `?album=${linked.token}`);
  const source = {
    albums: {
      list: (query: object) => Promise.resolve(listOf([linked], query)),
      images: (_token: string, query: object) => Promise.resolve(listOf([imageRecord(1)], query)),
    },
  };
  const albums = document.createElement('pix-albums');
  Object.assign(albums, { source, history: '?album' });
  document.body.append(albums);
  const expectAlbum = ({ token }: { token: string }) =>
    vi.waitFor(() => {
      expect(albums.shadowRoot?.querySelector('pix-album')?.token).toBe(token);
      expect(location.search).toBe(`?album=${token}`);
    });
  await expectAlbum(linked);
  await albums.show(other);
  await expectAlbum(other);
  history.back();
  await expectAlbum(linked);
  history.forward();
  await expectAlbum(other);
  // Without the Navigation API, nobody hears of it.
  if ('navigation' in window) {
    history.pushState(null, '', `?album=${linked.token}`);
    await expectAlbum(linked);
    history.replaceState(null, '', href);
    await vi.waitFor(() => expect(albums.shadowRoot?.querySelector('pix-album')).toBeNull());
  }
  albums.remove();
  history.replaceState(null, '', href);
});
