/** Tag under which the viewer shows the webhooks of a document. */
export const WEBHOOKS = 'webhooks';

/** Id of the heading of a group of calls, as in the viewer. */
export function groupId(tag: string): string {
  return `operations-tag-${escapeSpaces(tag)}`;
}

/** Id of the element of a call, as in the viewer. */
export function callId(tag: string, operationId: string): string {
  return `operations-${escapeSpaces(tag)}-${operationId}`;
}

/** Link to a call: the hash with which the viewer opens the call. */
export function callLink(tag: string, operationId: string): string {
  return `#/${encodeURIComponent(tag)}/${encodeURIComponent(operationId)}`;
}

function escapeSpaces(tag: string): string {
  return tag.replaceAll(' ', '_');
}
