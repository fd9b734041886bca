import type { MockResponse } from '../http/mock-response.ts';
import { Problem, quote } from '../http/problem.ts';
import type { RequestContext, Operation, AppContext } from './operation.ts';

/** Whether an operation serves files of the script: only a fault rule that names it affects it. */
export const servesScripts = (id: string): boolean => id === 'getScript' || id === 'getScriptChunk';

/** Operations that serve the embed script and its chunks, if the adapter has them. */
export function scriptOperations({ scripts }: AppContext): Operation[] {
  const handle = async ({ request, params }: RequestContext): Promise<MockResponse> => {
    const file = await scripts?.(request);
    if (file) return file;
    const name = quote(params['file'] ?? '');
    throw new Problem(
      'not_found',
      `There is no script ${name} here. If there should be, build the scripts first.`,
    );
  };
  return [
    { id: 'getScript', method: 'GET', path: '/cdn/{file}', handle },
    { id: 'getScriptChunk', method: 'GET', path: '/cdn/chunks/{file}', handle },
  ];
}
