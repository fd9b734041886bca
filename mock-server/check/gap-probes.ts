/** The numbered gaps of `docs/gaps.md` that reads can observe. */
import { GENERAL_PROBES } from './general-probes.ts';
import { RECORD_PROBES } from './record-probes.ts';
import type { Service } from './service.ts';

/** What the check found about a gap. */
export interface GapResult {
  gap: string;
  /** What Pix assumes. */
  assumes: string;
  outcome: 'same' | 'otherwise' | 'unknown';
  /** What the service does, or why that is unknown. */
  says?: string;
}

const PROBES = [...GENERAL_PROBES, ...RECORD_PROBES];

/** Gaps that reads cannot observe, or only as the form of a record, which the endpoints check. */
export const NOT_BY_READS = {
  'the form of records, which the endpoints check': ['I13', 'A1', 'A5'],
  'not observable by reads': [
    ...['G6', 'G7', 'G8', 'G9', 'G10', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'],
    ...['A4', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
  ],
} as const;

/** @internal Numbers of the gaps with a probe. */
export const PROBED = [...new Set(PROBES.map(({ gap }) => gap))];

/** Reads how the service decides on the gaps, one after another. */
export async function probeGaps(service: Service): Promise<GapResult[]> {
  const results: GapResult[] = [];
  for (const { gap, assumes, read } of PROBES) {
    let trouble: string | undefined;
    const reading = await read(async (path, options) => {
      const reply = await service.read('pictures', path, options);
      trouble ??= reply.trouble;
      return reply;
    }, service);
    if (trouble !== undefined)
      results.push({ gap, assumes, outcome: 'unknown', says: `a response ${trouble}` });
    else if (reading === undefined) results.push({ gap, assumes, outcome: 'same' });
    else if (typeof reading === 'string') results.push({ gap, assumes, outcome: 'otherwise', says: reading });
    else results.push({ gap, assumes, outcome: 'unknown', says: reading.unknown });
  }
  return results;
}
