/** Valid requests with additional and with fewer values. */
import { withoutBody, type Draft } from './draft.ts';
import { slotsOf, withValue, withoutValue, type Slot } from './slots.ts';
import { successesOf } from './statuses.ts';
import { expectationFor } from './expectation.ts';

/** Adds an example to every empty slot, unless other values exclude it. */
export function completeDraft(draft: Draft): Draft {
  return slotsIn(draft).reduce((before, slot) => {
    const after = withValue({ ...slot, draft: before }, slot.example);
    return isValid(after) ? after : before;
  }, draft);
}

/** Removes every optional value. */
export function bareDraft(draft: Draft): Draft {
  const start = isValid(withoutBody(draft)) ? withoutBody(draft) : draft;
  return slotsIn(start).reduce((before, slot) => {
    const after = slot.place === 'path' ? before : withoutValue({ ...slot, draft: before });
    return isValid(after) ? after : before;
  }, start);
}

/** Adds unknown parameters and fields, some of them with names that are special in JavaScript. Gap: G3. */
export function crowdedDraft(draft: Draft): Draft {
  const names = ['nothing', 'constructor', 'toString', '__proto__', 'status'];
  const query = [...draft.query, ...names.map((name) => [name, '[]'] as const)];
  const { body } = draft;
  if (!body) return { ...draft, query };
  if (body.type === 'multipart/form-data') {
    const parts = [...names.map((name) => [name, 'x'] as const), ['file', new File(['x'], 'x.exe')] as const];
    return { ...draft, query, body: { ...body, parts: [...body.parts, ...parts] } };
  }
  const extra = JSON.parse('{"nothing":null,"__proto__":{"title":1},"constructor":[],"status":{}}') as object;
  return { ...draft, query, body: { ...body, fields: { ...extra, ...body.fields } } };
}

function slotsIn({ operation, body }: Draft): Slot[] {
  return slotsOf(operation).filter(({ place }) => ['path', 'query', body?.type].includes(place));
}

function isValid(draft: Draft): boolean {
  const successes = successesOf(draft.operation);
  return expectationFor(draft).statuses.every((status) => successes.includes(status));
}
