import { MAX_REFERRERS } from '../../src/contract/limits.ts';
import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { Problem } from '../http/problem.ts';
import type { DayViews } from '../store/records.ts';
import { sum } from '../internal/sum.ts';
import { singleEnvelope } from './envelope.ts';
import { requirePicture } from './require-record.ts';
import type { RequestContext, AppContext } from './operation.ts';
import { requireUser } from './require-user.ts';

/** Views of the last 30 days; owner only. */
// Gap: I13
export function getImageAnalytics({ store }: AppContext, context: RequestContext): MockResponse {
  const caller = requireUser(context);
  const { id, slug, owner } = requirePicture(store, context.params['slug_or_id'] ?? '');
  if (caller.name !== owner) {
    throw new Problem('forbidden', 'Only the owner of the picture may read its analytics.');
  }
  const days = store.views.series(id, store.now());
  return jsonResponse(
    singleEnvelope({
      image: { id, slug },
      period: { from: days.at(0)?.day, to: days.at(-1)?.day },
      total_views: sum(days, ({ views }) => views),
      views: days.map(({ day, views }) => ({ date: day, views })),
      referrers: topReferrers(days),
    }),
  );
}

function topReferrers(days: readonly DayViews[]): { host: string; views: number }[] {
  const totals = new Map<string, number>();
  for (const { referrers } of days) {
    for (const [host, views] of Object.entries(referrers)) totals.set(host, (totals.get(host) ?? 0) + views);
  }
  return [...totals]
    .map(([host, views]) => ({ host, views }))
    .sort((a, b) => b.views - a.views || (a.host < b.host ? -1 : 1))
    .slice(0, MAX_REFERRERS);
}
