/** Values of the `{name}` segments of a path template. */
export type PathParams = Record<string, string>;

/**
 * Matches a path against a template of the contract such as `/api/v1/images/{slug_or_id}`.
 * Segments are decoded one by one; a path that cannot be decoded matches nothing.
 */
export function matchPath(template: string, path: string): PathParams | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: PathParams = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      if (segment !== value) return undefined;
    } else {
      const decoded = decode(value);
      if (!decoded) return undefined;
      params[name] = decoded;
    }
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
