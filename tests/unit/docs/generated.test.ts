import { expect, it } from 'vitest';
import { findOutdated } from '../../../tools/generate/generate.ts';

it('generated files are those that npm run generate writes', async () => {
  expect(await findOutdated()).toEqual([]);
});
