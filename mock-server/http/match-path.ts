/** Values of the `{name}` segments of a path template. */
export type PathParams = Record<string, string>;

/**
 * Creates a matcher for a path template such as `/api/v1/images/{slug_or_id}`. It takes paths split at slashes, with as
 * many segments as the template has, and decodes each segment: `%63hunks` is `chunks` (RFC 3986, 6.2.2.2). A path that cannot
 * be decoded does not match.
 */
export function pathMatcher(template: string): (segments: readonly string[]) => PathParams | undefined {
  const wanted = template.split('/').map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }));
  return (segments) => {
    const params: PathParams = {};
    for (const [at, { text, name }] of wanted.entries()) {
      const value = segments[at] ?? '';
      if (name === undefined) {
        if (value !== text && decode(value) !== text) return undefined;
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
