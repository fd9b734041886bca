import { BodyReader } from '../http/body-reader.ts';
import { QueryReader } from '../http/query-reader.ts';
import { readOptionalJson } from '../http/read-optional-json.ts';
import type { Call } from './operation.ts';

/**
 * A text that a DELETE carries in its query or in a JSON body; empty counts as not given. Throws 422 if it is no text or if
 * both carry it and differ. Gaps: I7, A4.
 */
export async function readQueryOrBody({ request, url }: Call, name: string): Promise<string | undefined> {
  const body = new BodyReader(await readOptionalJson(request));
  const query = new QueryReader(url.searchParams);
  const inQuery = query.text(name);
  const inBody = body.text(name) || undefined;
  query.finish();
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
    body.refuse(name, 'must be the same in query and body, or be given once');
  }
  body.finish();
  return inQuery ?? inBody;
}
