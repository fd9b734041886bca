import type { Answer } from '../http/answer.ts';
import { Problem, quote } from '../http/problem.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import { finishAnswer } from '../http/finish-answer.ts';
import type { Incoming } from '../http/incoming.ts';
import type { Platform } from './operation.ts';
import { noPageAnswer, rootPageAnswer } from './view-page.ts';

const ALLOW = 'GET, HEAD, OPTIONS';

/** Answers for paths that are no operation: files of the site, and a page that says so where people find nothing. */
export function answerFromSite(platform: Platform, files: NonNullable<Platform['scripts']>) {
  return async (request: Incoming): Promise<Answer | undefined> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const forPeople = isRead && request.headers.get('Accept')?.includes('text/html');
    const file = await files(request);
    if (!file && !forPeople) return undefined;
    const requestId = platform.nextRequestId();
    const answer = file
      ? isRead
        ? file
        : otherMethod(request, requestId)
      : await (isRoot(request, platform) ? rootPageAnswer : noPageAnswer)(platform.baseUrl);
    return finishAnswer(request, answer, { 'X-Request-Id': requestId });
  };
}

function isRoot({ url }: Incoming, { baseUrl }: Platform): boolean {
  return url.origin + url.pathname === `${baseUrl}/`;
}

function otherMethod({ method, url }: Incoming, requestId: string): Answer {
  const headers = { Allow: ALLOW };
  if (method === 'OPTIONS') return { status: 204, headers, body: undefined };
  const message = `${quote(url.pathname)} answers ${ALLOW} only.`;
  return problemAnswer(new Problem('method_not_allowed', message, { headers }), requestId);
}
