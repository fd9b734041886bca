/** Sends drafts and compares what comes back with the contract. */
import type { ErrorBody } from '../../../../src/contract/models.ts';
import { answerFaults } from '../../../support/validate.ts';
import { requestOf, type Draft } from './draft.ts';
import { ask, startAgain } from './world.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** Sends a draft to a platform where nothing has happened yet. */
export function send(draft: Draft): Promise<Response> {
  startAgain();
  return ask(requestOf(draft));
}

/** What is wrong with how a draft is answered, each with the draft, so that it can be sent again; empty if all is well. */
export async function faultsOf(draft: Draft, verdict: Verdict = verdictOn(draft)): Promise<string[]> {
  const request = requestOf(draft);
  const response = await send(draft);
  const faults = await answerFaults(request, response);
  const { status } = response;
  if (!verdict.statuses.includes(status))
    faults.push(`${status} in place of ${verdict.statuses.join(' or ')}`);
  else if (status === 422)
    faults.push(...namingFaults(verdict, (await response.clone().json()) as ErrorBody));
  if (faults.length === 0) return [];
  return [`${await shown(draft)}: ${faults.join('; ')} (${brief(await response.text())})`];
}

/** The same for many drafts. */
export async function faultsOfAll(drafts: readonly Draft[]): Promise<string[]> {
  const faults = [];
  for (const draft of drafts) faults.push(...(await faultsOf(draft)));
  return faults;
}

/** A 422 names what is at fault, and nothing that is right. Gap: G2. */
function namingFaults({ statuses, fields, others = [] }: Verdict, { error }: ErrorBody): string[] {
  const named = Object.keys(error.fields ?? {});
  const innocent = named.filter((name) => !fields.flat().includes(name) && !others.includes(name));
  // Where something else may be wrong as well, it is not known how far the reading came.
  const isCertain = statuses.every((status) => status === 422);
  const silent = fields.filter((group) => isCertain && !group.some((name) => named.includes(name)));
  return [
    ...innocent.map((name) => `names ${name}, which is right`),
    ...silent.map((group) => `does not name ${group.join(' or ')}`),
  ];
}

/** A draft on one line. */
async function shown(draft: Draft): Promise<string> {
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
