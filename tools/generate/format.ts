import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

/** Formats a generated text as `npm run format` would, by the path of its file in the repository. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, options);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
