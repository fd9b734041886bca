import { unclobbered } from '../internal/documents.ts';
import type { PictureRecord } from '../tiles/picture.ts';

/** The record, or a copy of it if one of its URLs is relative to the page. */
export function withAbsoluteUrls(record: PictureRecord): PictureRecord {
  const urls = record.urls as Record<string, string | undefined>;
  const isRelative = (url: string | undefined) => !!url && !/^[a-z][\w+.-]*:/i.test(url);
  if (!globalThis.document || !Object.values(urls).filter(isRelative).length) return record;
  const { baseURI } = unclobbered(document);
  const absolute = Object.entries(urls).map(([name, url]) => [
    name,
    url && isRelative(url) && URL.canParse(url, baseURI) ? new URL(url, baseURI).href : url,
  ]);
  return { ...record, urls: Object.fromEntries(absolute) as PictureRecord['urls'] };
}
