/** A candidate of `srcset`: its URL, and its width in pixels or its pixel density. */
export interface Candidate {
  url: string;
  width?: number;
  density?: number;
}

/** A width in pixels or a pixel density. */
const DESCRIPTOR = /^([\d.]+)([wx])$/;

/** Parses `srcset`, without candidates that are invalid. A candidate without a descriptor has density 1. */
export function parseSrcset(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (let rest = srcset.trim(); rest;) {
    const [first = ''] = rest.split(/\s/, 1);
    rest = rest.slice(first.length).trimStart();
    // A comma within a URL belongs to it; at its end, it ends the candidate.
    let url = first;
    while (url.endsWith(',')) url = url.slice(0, -1);
    const [descriptors = ''] = url === first ? rest.split(',', 1) : [];
    if (url === first) rest = rest.slice(descriptors.length + 1).trimStart();
    const size = sizeOf(descriptors.trim());
    if (url && size) candidates.push({ url, ...size });
  }
  return candidates;
}

function sizeOf(descriptors: string): Omit<Candidate, 'url'> | undefined {
  if (!descriptors) return { density: 1 };
  const [value, unit] = descriptors.split(/\s+/).flatMap((each) => DESCRIPTOR.exec(each)?.slice(1) ?? []);
  if (!value) return undefined;
  return unit === 'w' ? { width: Number(value) } : { density: Number(value) };
}

/** The largest candidate: by width, or by density. */
export function largestCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  let largest: Candidate | undefined;
  const valueOf = ({ width, density }: Candidate) => width ?? density ?? 0;
  for (const candidate of candidates)
    if (!largest || valueOf(candidate) > valueOf(largest)) largest = candidate;
  return largest;
}
