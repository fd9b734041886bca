import type { Category, List, Ping, Stats, Tag } from '../../contract/models.ts';
import { readList, readRecord } from '../read.ts';
import type { RequestOptions, Transport } from '../transport.ts';

/** `GET /ping`: whether the API answers. */
export const ping = (transport: Transport, options?: RequestOptions): Promise<Ping> =>
  transport({ path: '/ping' }, options).then(readRecord<Ping>);

/** `GET /stats`: numbers of the whole platform, and its limits. */
export const getStats = (transport: Transport, options?: RequestOptions): Promise<Stats> =>
  transport({ path: '/stats' }, options).then(readRecord<Stats>);

/** `GET /categories`: categories in use, most pictures first. */
export const listCategories = (transport: Transport, options?: RequestOptions): Promise<List<Category>> =>
  transport({ path: '/categories' }, options).then(readList<Category>);

/** `GET /tags`: tags in use, most pictures first. */
export const listTags = (transport: Transport, options?: RequestOptions): Promise<List<Tag>> =>
  transport({ path: '/tags' }, options).then(readList<Tag>);
