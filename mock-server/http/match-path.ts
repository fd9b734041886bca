/** Values of the `{name}` segments of a path template. */
export type PathParams = Record<string, string>;

/**
 * What matches paths against a template of the contract such as `/api/v1/images/{slug_or_id}`. Paths come divided at their
 * slashes, into as many segments as the template has. These are decoded one by one; a path that cannot be decoded matches
 * nothing.
 */
export function pathMatcher(template: string): (segments: readonly string[]) => PathParams | undefined {
  const wanted = template.split('/').map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }));
  return (segments) => {
    const params: PathParams = {};
    for (const [at, { text, name }] of wanted.entries()) {
      const value = segments[at] ?? '';
      if (name === undefined) {
        if (value !== text) return undefined;
      } else {
        const decoded = decode(value);
        if (!decoded) return undefined;
        params[name] = decoded;
      }
    }
    return params;
  };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
