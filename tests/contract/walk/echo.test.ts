import { describe, expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { draftsOf, type Draft, type DraftBody } from './support/draft.ts';
import { completeDraft } from './support/draft-sizes.ts';
import { send } from './support/send.ts';
import { slotsOf, withValue } from './support/slots.ts';

/** Texts whose surrounding white space is removed, as the description of the document states. */
const TRIMMED = ['title', 'description', 'category'];

/** Operations whose response is a record other than the one in the request. */
const ANSWERED_OTHERWISE = [
  'deleteImage',
  'addAlbumImage',
  'removeAlbumImage',
  'searchPostalCodes',
  'searchBankBranches',
];

const drafts = contractOperations
  .filter(({ id }) => !ANSWERED_OTHERWISE.includes(id))
  .flatMap((operation) => draftsOf(operation).map(completeDraft))
  // If the only response with a field is the bytes of a picture, there is nothing to compare.
  .map((draft) => (textsIn(draft.body)['format'] === 'png' ? withText(draft, 'format', 'json') : draft))
  .filter(({ body }) => body !== undefined);

describe('records have the values from their requests', () => {
  test.each(drafts.map((draft, at) => ({ draft, at, id: draft.operation.id, type: draft.body?.type })))(
    '$at $id $type',
    async ({ draft }) => {
      const sent = textsIn(draft.body);
      const response = await send(Object.keys(sent).filter(isTrimmed).reduce(padded, draft));
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      const comparable = Object.entries(sent).filter(([name]) => typeof data[name] === 'string');
      expect(comparable.length).toBeGreaterThan(0);
      for (const [name, text] of comparable) expect(data[name], name).toBe(text);
    },
  );
});

function isTrimmed(name: string): boolean {
  return TRIMMED.includes(name);
}

function padded(draft: Draft, name: string): Draft {
  return withText(draft, name, ` \t\n${textsIn(draft.body)[name]}\u00a0 `);
}

function withText(draft: Draft, name: string, text: string): Draft {
  const slot = slotsOf(draft.operation).find((own) => own.name === name && own.place === draft.body?.type);
  return slot ? withValue({ ...slot, draft }, text) : draft;
}

function textsIn(body: DraftBody | undefined): Record<string, string> {
  const entries: (readonly [string, unknown])[] =
    body?.type === 'application/json' ? Object.entries(body.fields) : [...(body?.parts ?? [])];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
