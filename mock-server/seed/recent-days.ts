import { ANALYTICS_DAYS } from '../../src/contract/limits.ts';
import { DAY } from '../internal/day.ts';
import { type Random, randomFrom } from '../internal/random.ts';
import type { DayViews, PictureSeed } from '../store/records.ts';
import { dayOf } from '../store/views.ts';

/** Referring hosts of the sample, most frequent first, from a reserved top-level domain (RFC 2606). */
const HOSTS = [
  ...[
    'search.example',
    'social.example',
    'blog.example',
    'forum.example',
    'magazine.example',
    'wiki.example',
  ],
  ...['travel.example', 'news.example', 'school.example', 'museum.example', 'mail.example', 'walks.example'],
] as const;

/**
 * Distributes some of a picture's views over the last days since its creation. The result depends on the picture and
 * on the days before `now` only.
 */
export function withRecentDays(picture: PictureSeed, now: number): PictureSeed {
  const random = randomFrom(picture.slug);
  const perDay = (picture.views * random.between(0.06, 0.22)) / ANALYTICS_DAYS;
  const created = dayOf(picture.createdAt);
  let left = picture.views;
  const days = Array.from({ length: ANALYTICS_DAYS }, (_, at): DayViews => {
    const views = Math.min(left, Math.floor(perDay * random.between(0.3, 1.7) + random.next()));
    left -= views;
    return {
      day: dayOf(now - (ANALYTICS_DAYS - 1 - at) * DAY),
      views,
      referrers: referrersOf(random, views),
    };
  });
  return { ...picture, days: days.filter(({ day, views }) => views > 0 && day >= created) };
}

/** Distributes views over referring hosts: a third has no referrer, most others come from the first hosts. */
function referrersOf(random: Random, views: number): DayViews['referrers'] {
  const counts: Record<string, number> = {};
  for (let view = 0; view < views; view += 1) {
    if (random.chance(0.35)) continue;
    const host = HOSTS[Math.floor(HOSTS.length * random.next() ** 2)] ?? HOSTS[0];
    counts[host] = (counts[host] ?? 0) + 1;
  }
  return counts;
}
