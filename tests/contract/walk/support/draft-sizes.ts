/** Valid requests with more in them, and with less. */
import { withoutBody, type Draft } from './draft.ts';
import { slotsOf, withValue, withoutValue, type Slot } from './slots.ts';
import { successesOf } from './statuses.ts';
import { expectationFor } from './expectation.ts';

/** The same request with an example in every place that is free, unless what is there already rules it out. */
export function completeDraft(draft: Draft): Draft {
  return slotsIn(draft).reduce((before, slot) => {
    const after = withValue({ ...slot, draft: before }, slot.example);
    return isValid(after) ? after : before;
  }, draft);
}

/** The same request without everything that it can do without. */
export function bareDraft(draft: Draft): Draft {
  const start = isValid(withoutBody(draft)) ? withoutBody(draft) : draft;
  return slotsIn(start).reduce((before, slot) => {
    const after = slot.place === 'path' ? before : withoutValue({ ...slot, draft: before });
    return isValid(after) ? after : before;
  }, start);
}

/** The same request with parameters and fields that mean nothing, some of them with names that mean something elsewhere. Gap: G3. */
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
