/** A probe of a gap. */
import type { ReadOptions, Reply, Service } from './service.ts';

/** What a probe reads: nothing if the service decides as Pix does, a text if otherwise, or why it cannot tell. */
export type Reading = undefined | string | { unknown: string };

/** A probe of a gap. */
export interface Probe {
  gap: string;
  /** What Pix assumes. */
  assumes: string;
  read: (read: (path: string, options?: ReadOptions) => Promise<Reply>, service: Service) => Promise<Reading>;
}

/** A name that no picture, album or user has. */
export const ABSENT = 'pix-check-no-such-name';

/** The probe of a status. */
export const status = (gap: string, path: string, expected: number, assumes: string): Probe => ({
  gap,
  assumes,
  read: async (read) => {
    const reply = await read(path);
    return reply.status === expected ? undefined : `${path} is a ${reply.status}`;
  },
});
