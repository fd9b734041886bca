import { firstAlbum, firstImage, IMAGES } from './endpoints.ts';
import { ABSENT, status, type Probe } from './probe.ts';
import { nameAt, numberAt, recordsOf, textAt, valueAt } from './records.ts';
import { tieOrder } from './sort-orders.ts';
import { shown } from './validate.ts';

const NO_PICTURE = { unknown: 'there is no public picture' };

/** Probes of the gaps of pictures, albums and data sets. */
export const RECORD_PROBES: readonly Probe[] = [
  {
    gap: 'I1',
    assumes: 'an id in place of a slug gives the same picture',
    read: async (read, service) => {
      const image = await firstImage(service);
      const id = nameAt(image, 'id');
      if (id === undefined) return NO_PICTURE;
      const reply = await read(`${IMAGES}/${id}`);
      const slug = valueAt(reply.json, 'data', 'slug');
      return slug === valueAt(image, 'slug') ? undefined : `the id ${id} gives ${shown(slug)}`;
    },
  },
  {
    gap: 'I8',
    assumes: 'GET of a record counts one view, HEAD none',
    read: async (read, service) => {
      const slug = nameAt(await firstImage(service), 'slug');
      if (slug === undefined) return NO_PICTURE;
      const path = `${IMAGES}/${slug}`;
      const before = numberAt(await service.readAgain('pictures', path), 'data', 'views');
      await read(path, { method: 'HEAD' });
      const after = numberAt(await service.readAgain('pictures', path), 'data', 'views');
      if (before === undefined || after === undefined) return { unknown: 'records have no number of views' };
      return after - before === 1
        ? undefined
        : `GET, HEAD and GET raise the views from ${before} to ${after}`;
    },
  },
  {
    gap: 'I9',
    assumes: 'a category matches ignoring case',
    read: async (read) => {
      const name = textAt(recordsOf(await read('/api/v1/categories'))[0], 'name');
      if (name === undefined) return { unknown: 'there is no category' };
      const total = async (category: string) =>
        numberAt(
          await read(`${IMAGES}?limit=1&category=${encodeURIComponent(category)}`),
          'pagination',
          'total',
        );
      const [all, upper] = [await total(name), await total(name.toUpperCase())];
      return all === upper ? undefined : `${shown(name)} finds ${shown(all)}, in capitals ${shown(upper)}`;
    },
  },
  {
    gap: 'I9',
    assumes: 'an unknown user has an empty list',
    read: async (read) => {
      const reply = await read(`${IMAGES}?user=${ABSENT}`);
      if (reply.status !== 200) return `an unknown user is a ${reply.status}`;
      const count = recordsOf(reply).length;
      return count ? `an unknown user has ${count} pictures` : undefined;
    },
  },
  status('I9', `${IMAGES}?album=${ABSENT}`, 404, 'an unknown album is a 404'),
  ...(['newest', 'oldest', 'popular', 'size'] as const).map((sort): Probe => ({
    gap: 'I10',
    assumes: `${sort}: ties by date and id, ${sort === 'oldest' ? 'ascending' : 'descending'}`,
    read: async (read) => {
      const order = tieOrder(recordsOf(await read(`${IMAGES}?sort=${sort}&limit=100`)), sort);
      if (order === 'none') return { unknown: 'the first page has no ties' };
      // Besides ids, dates decide on ties of these two.
      if (order === 'mixed' && (sort === 'popular' || sort === 'size'))
        return { unknown: 'dates decide first' };
      const right = sort === 'oldest' ? 'ascending' : 'descending';
      return order === right ? undefined : `${sort}: ties by id, ${order}`;
    },
  })),
  status('I10', `${IMAGES}?sort=pix-check`, 422, 'an unknown order is a 422'),
  status('I11', `${IMAGES}?limit=101`, 422, 'a limit above 100 is a 422'),
  status('I11', `${IMAGES}?limit=0`, 422, 'a limit of 0 is a 422'),
  status('I11', `${IMAGES}?page=0`, 422, 'a page of 0 is a 422'),
  {
    gap: 'I11',
    assumes: 'a page past the end is empty and has the true total',
    read: async (read) => {
      const total = numberAt(await read(IMAGES), 'pagination', 'total');
      const past = await read(`${IMAGES}?page=1000000`);
      if (past.status !== 200) return `a page past the end is a ${past.status}`;
      const count = recordsOf(past).length;
      if (count) return `a page past the end has ${count} pictures`;
      const there = numberAt(past, 'pagination', 'total');
      return there === total ? undefined : `the total past the end is ${shown(there)}, not ${shown(total)}`;
    },
  },
  {
    gap: 'I12',
    assumes: 'pages, files, thumbnails and embeds are at /i/, /raw/, /thumb/ and /cdn.php?id=',
    read: async (_read, service) => {
      const image = await firstImage(service);
      if (image === undefined) return NO_PICTURE;
      const base = service.baseOf('pictures') ?? '';
      const starts = {
        view_page: '/i/',
        direct_url: '/raw/',
        thumbnail_url: '/thumb/',
        cdn_embed: '/cdn.php?id=',
      };
      for (const [name, start] of Object.entries(starts)) {
        const url = textAt(image, 'urls', name);
        if (!url?.startsWith(base + start)) return `${name} is ${shown(url)}`;
      }
      return undefined;
    },
  },
  {
    gap: 'A2',
    assumes: 'private albums are not listed without a key',
    read: async (read) => {
      const albums = recordsOf(await read('/api/v1/albums'));
      if (!albums.length) return { unknown: 'there is no public album' };
      const all = albums.every((album) => valueAt(album, 'is_public') === true);
      return all ? undefined : 'the list has private albums';
    },
  },
  {
    gap: 'A3',
    assumes: 'the id of a public album gives the same pictures as its token',
    read: async (read, service) => {
      const album = await firstAlbum(service);
      const [id, token] = [nameAt(album, 'id'), nameAt(album, 'token')];
      if (id === undefined || token === undefined) return { unknown: 'there is no public album' };
      const [one, other] = [
        await read(`/api/v1/albums/${id}/images`),
        await read(`/api/v1/albums/${token}/images`),
      ];
      if (one.status !== 200) return `the id is a ${one.status}`;
      const slugs = [one, other].map((reply) => recordsOf(reply).map((record) => valueAt(record, 'slug')));
      return JSON.stringify(slugs[0]) === JSON.stringify(slugs[1])
        ? undefined
        : 'the id gives other pictures';
    },
  },
  {
    gap: 'A6',
    assumes: 'tags of public pictures, most used first, at most 50',
    read: async (read) => {
      const counts = recordsOf(await read('/api/v1/tags')).map((tag) => Number(valueAt(tag, 'image_count')));
      if (counts.length > 50) return `there are ${counts.length} tags`;
      const at = counts.findIndex((count, index) => count > (counts[index - 1] ?? Infinity));
      return at < 0 ? undefined : `/data/${at} has more pictures than the tag before it`;
    },
  },
  {
    gap: 'C1',
    assumes: 'random=true returns count different records',
    read: async (_read, service) => {
      if (service.baseOf('platform') === undefined) return { unknown: 'needs --hosts platform=URL' };
      const ids = recordsOf(await service.read('platform', '/api/v1/birds?random=true&count=3'));
      const different = new Set(ids.map((bird) => JSON.stringify(valueAt(bird, 'id')))).size;
      return different === 3 ? undefined : `count=3 returns ${different} different birds`;
    },
  },
  {
    gap: 'C2',
    assumes: 'there are 229 birds and 145 events',
    read: async (_read, service) => {
      if (service.baseOf('platform') === undefined) return { unknown: 'needs --hosts platform=URL' };
      const totals = [];
      for (const path of ['/api/v1/birds', '/api/v1/calendar'])
        totals.push(numberAt(await service.read('platform', path), 'pagination', 'total'));
      const [birds, events] = totals;
      return birds === 229 && events === 145
        ? undefined
        : `there are ${shown(birds)} birds and ${shown(events)} events`;
    },
  },
  {
    gap: 'C3',
    assumes: 'birds have RateLimit headers',
    read: async (_read, service) => {
      if (service.baseOf('platform') === undefined) return { unknown: 'needs --hosts platform=URL' };
      const limit = (await service.read('platform', '/api/v1/birds')).headers.get('RateLimit-Limit');
      return limit === '60' ? undefined : `RateLimit-Limit is ${shown(limit)}`;
    },
  },
];
