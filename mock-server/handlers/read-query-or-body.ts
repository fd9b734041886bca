import { BodyReader } from '../http/body-reader.ts';
import { QueryReader } from '../http/query-reader.ts';
import { readOptionalJson } from '../http/read-optional-json.ts';
import type { RequestContext } from './operation.ts';

/**
 * Reads a string parameter of a DELETE from the query or a JSON body; empty counts as missing. Throws 422 if it is
 * not a string, or if query and body differ.
 */
// Gap: I7, A4
export async function readQueryOrBody(
  { request, url }: RequestContext,
  name: string,
): Promise<string | undefined> {
  const body = new BodyReader(await readOptionalJson(request));
  const query = new QueryReader(url.searchParams);
  const inQuery = query.text(name);
  const inBody = body.text(name) || undefined;
  query.finish();
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
    body.addFault(name, 'must be the same in query and body, or be given once');
  }
  body.finish();
  return inQuery ?? inBody;
}
