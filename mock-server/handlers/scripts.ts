import type { Answer } from '../http/answer.ts';
import { Problem, quote } from '../http/problem.ts';
import type { Call, Operation, Platform } from './operation.ts';

/** The embed script and its chunks, as far as the shell has them. */
export function scriptOperations({ scripts }: Platform): Operation[] {
  const answer = async ({ request, params }: Call): Promise<Answer> => {
    const file = await scripts?.(request);
    if (file) return file;
    const name = quote(params['file'] ?? '');
    throw new Problem(
      'not_found',
      `There is no script ${name} here. If it should be, build the scripts first.`,
    );
  };
  return [
    { id: 'getScript', method: 'GET', path: '/cdn/{file}', answer },
    { id: 'getScriptChunk', method: 'GET', path: '/cdn/chunks/{file}', answer },
  ];
}
