import type { Draft } from './draft.ts';
import { hasKey } from './roles.ts';
import { refusal, type Fault } from './fault.ts';

/** Rules of several parameters and fields that the contract states in prose. */
export function neededTogether(draft: Draft): Fault[] {
  const { operation, headers, body } = draft;
  if (operation.id === 'deleteImage' && !hasKey(headers) && !has(draft, 'delete_token')) {
    return [{ statuses: [401], fields: [] }];
  }
  if (operation.id === 'removeAlbumImage' && !body && !has(draft, 'image')) return [refusal('image')];
  // Empty fields count as absent, so that a schema cannot require exactly one field.
  if (operation.id === 'removeBackground' && body?.type === 'multipart/form-data') {
    return has(draft, 'image_file') === has(draft, 'image_url') ? [refusal('image_file', 'image_url')] : [];
  }
  return inBoth(draft).map((name) => refusal(name));
}

/** Fields with different values in query and body. */
function inBoth({ query, body }: Draft): string[] {
  if (body?.type !== 'application/json') return [];
  const conflicting = query.filter(([name, value]) => value !== '' && (body.fields[name] ?? '') !== '');
  return conflicting.filter(([name, value]) => body.fields[name] !== value).map(([name]) => name);
}

function has({ query, body }: Draft, name: string): boolean {
  const isGiven = ([key, value]: readonly [string, unknown]) => key === name && value !== '';
  if (query.some(isGiven)) return true;
  return body?.type === 'application/json' ? name in body.fields : (body?.parts.some(isGiven) ?? false);
}
