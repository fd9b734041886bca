/** Sends drafts and compares the responses with the contract. */
import type { ErrorBody } from '../../../../src/contract/models.ts';
import { responseFaults } from '../../../../mock-server/check/validate.ts';
import { requestOf, type Draft } from './draft.ts';
import { sendRequest, resetPlatform } from './platform.ts';
import { expectationFor, type Expectation } from './expectation.ts';

/** Sends a draft to a platform in its initial state. */
export function send(draft: Draft): Promise<Response> {
  resetPlatform();
  return sendRequest(requestOf(draft));
}

/** Faults in the response to a draft, each with the draft for reproduction; empty if there are none. */
export async function faultsOf(
  draft: Draft,
  expectation: Expectation = expectationFor(draft),
): Promise<string[]> {
  const request = requestOf(draft);
  const response = await send(draft);
  const faults = await responseFaults(request, response);
  const { status } = response;
  if (!expectation.statuses.includes(status))
    faults.push(`${status} in place of ${expectation.statuses.join(' or ')}`);
  else if (status === 422)
    faults.push(...namingFaults(expectation, (await response.clone().json()) as ErrorBody));
  if (faults.length === 0) return [];
  return [`${await formatDraft(draft)}: ${faults.join('; ')} (${brief(await response.text())})`];
}

/** Faults in the responses to many drafts. */
export async function faultsOfAll(drafts: readonly Draft[]): Promise<string[]> {
  const faults = [];
  for (const draft of drafts) faults.push(...(await faultsOf(draft)));
  return faults;
}

/** Checks that a 422 names the invalid fields only. Gap: G2. */
function namingFaults({ statuses, fields, others = [] }: Expectation, { error }: ErrorBody): string[] {
  const named = Object.keys(error.fields ?? {});
  const innocent = named.filter((name) => !fields.flat().includes(name) && !others.includes(name));
  // With other possible faults, it is unknown which checks have run.
  const isCertain = statuses.every((status) => status === 422);
  const silent = fields.filter((group) => isCertain && !group.some((name) => named.includes(name)));
  return [
    ...innocent.map((name) => `names ${name}, which is right`),
    ...silent.map((group) => `does not name ${group.join(' or ')}`),
  ];
}

/** Formats a draft on one line. */
async function formatDraft(draft: Draft): Promise<string> {
  const request = requestOf(draft);
  const { pathname, search } = new URL(request.url);
  const headers = Object.entries(draft.headers).map(([name, value]) => ` ${name}=${value}`);
  const { body } = draft;
  const parts =
    body?.type === 'multipart/form-data'
      ? body.parts.map(([name, value]) => [name, value instanceof File ? `${value.size} bytes` : value])
      : undefined;
  const text = body?.type === 'application/json' ? await request.text() : parts && JSON.stringify(parts);
  return `${request.method} ${brief(pathname + search)}${headers.join('')}${text ? ` ${brief(text)}` : ''}`;
}

function brief(text: string): string {
  return text.length > 300 ? `${text.slice(0, 200)}… (${text.length}) …${text.slice(-80)}` : text;
}
