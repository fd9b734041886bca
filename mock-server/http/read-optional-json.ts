import type { BodyFields } from './body-reader.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { readJson } from './read-json.ts';

/** Reads the fields of an optional JSON body; an empty body has none, whatever its content type. */
// Gap: C1, I7
export async function readOptionalJson(request: IncomingRequest): Promise<BodyFields> {
  const { headers, body } = request;
  const chunks = body[Symbol.asyncIterator]();
  try {
    let next = await chunks.next();
    while (!next.done && next.value.byteLength === 0) next = await chunks.next();
    if (next.done) return Object.create(null) as BodyFields;
    return await readJson({ headers, body: resumed(next.value, chunks) });
  } finally {
    // Release a body that was refused before its end.
    await chunks.return?.();
  }
}

async function* resumed(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
