import { expect, test } from 'vitest';
import { FILTER_VALUES } from '../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../src/contract/image-filters.ts';
import { contractOperations } from '../../mock-server/check/document.ts';
import { fieldsOf } from './support/contract-fields.ts';

const parameters = contractOperations
  .filter(({ id }) => id === 'listImages')
  .flatMap((operation) => fieldsOf(operation))
  .filter(({ name }) => name !== 'page' && name !== 'limit');

test('the filters of a gallery are the parameters of GET /images, except for the page', () => {
  expect(IMAGE_FILTERS.toSorted()).toEqual(parameters.map(({ name }) => name).toSorted());
});

test('the values of a filter are those of the contract', () => {
  const values = parameters.flatMap(({ name, schema }) => ('enum' in schema ? [[name, schema['enum']]] : []));
  expect(FILTER_VALUES).toEqual(Object.fromEntries(values));
});
