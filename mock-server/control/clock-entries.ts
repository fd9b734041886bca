import { BodyReader } from '../http/body-reader.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import { readJson } from '../http/read-json.ts';
import type { ControlEntry } from './control-entry.ts';
import type { MockControl, VirtualClock } from './mock-control.ts';
import { readTime } from '../http/read-time.ts';

/** Control endpoints of the clock. */
export function clockEntries({ clock }: MockControl): ControlEntry[] {
  return [
    { method: 'GET', path: 'clock', does: 'shows the time', run: () => shown(clock) },
    {
      method: 'PUT',
      path: 'clock',
      does: 'sets the clock: {"time":"2026-12-01T00:00:00Z"}, {"advance":60000}, {"frozen":true}, {"released":true}',
      run: async ({ request }) => {
        await setClock(clock, request);
        return shown(clock);
      },
    },
  ];
}

/**
 * Applies the given fields in this order: released, frozen (true), time, advance, frozen (false). The clock is frozen before it
 * is set, so that it has exactly the given time.
 */
async function setClock(clock: VirtualClock, request: IncomingRequest): Promise<void> {
  const fields = await readJson(request);
  const body = new BodyReader(fields);
  const released = body.boolean('released');
  const advance = body.number('advance', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const frozen = body.boolean('frozen');
  if (!['released', 'time', 'advance', 'frozen'].some((name) => body.has(name))) {
    body.addFault('time', 'must be given, or released, advance or frozen');
  }
  body.finish();
  const time = body.has('time') ? readTime(fields['time']) : undefined;
  if (released) clock.release();
  if (frozen === true) clock.freeze();
  if (time !== undefined) clock.set(time);
  if (advance !== undefined) clock.advance(advance);
  if (frozen === false) clock.run();
}

function shown({ now, isFrozen }: VirtualClock) {
  const milliseconds = now();
  return { time: new Date(milliseconds).toISOString(), milliseconds, frozen: isFrozen };
}
