import { MAX_REFERRERS } from '../../src/contract/limits.ts';
import { jsonAnswer, type Answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import type { DayViews } from '../store/records.ts';
import { sum } from '../internal/sum.ts';
import { singleEnvelope } from './envelope.ts';
import { pictureOrRefuse } from './find-or-refuse.ts';
import type { Call, Platform } from './operation.ts';
import { signedIn } from './signed-in.ts';

/** Views of the last 30 days, for the owner alone. Gap: I13. */
export function getImageAnalytics({ store }: Platform, call: Call): Answer {
  const caller = signedIn(call);
  const { id, slug, owner } = pictureOrRefuse(store, call.params['slug_or_id'] ?? '');
  if (caller.name !== owner) {
    throw new Problem('forbidden', 'Analytics are for the owner of the picture alone.');
  }
  const days = store.views.series(id, store.now());
  return jsonAnswer(
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
