import { unclobbered } from '../internal/documents.ts';
import type { PictureRecord } from '../tiles/picture.ts';

/** The record, or a copy of it if one of its URLs is relative to the page. */
export function withAbsoluteUrls(record: PictureRecord): PictureRecord {
  // Records are untrusted: any field may be missing.
  const urls: Record<string, string | undefined> = (record as Partial<PictureRecord> | null)?.urls ?? {};
  const isRelative = (url: string | undefined) => !!url && !/^[a-z][\w+.-]*:/i.test(url);
  if (!globalThis.document || !Object.values(urls).filter(isRelative).length) return record;
  const { baseURI } = unclobbered(document);
  const absolute = Object.entries(urls).map(([name, url]) => [
    name,
    url && isRelative(url) && URL.canParse(url, baseURI) ? new URL(url, baseURI).href : url,
  ]);
  return { ...record, urls: Object.fromEntries(absolute) as PictureRecord['urls'] };
}
