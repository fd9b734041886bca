import type { OperationId } from './models.ts';
import type { operationPaths } from './schema.gen.ts';

/** Path of an operation, with placeholders: `/api/v1/images/{slug_or_id}` for `getImage`. */
export type PathOf<Id extends OperationId> = operationPaths[Id];

/** Path of a request, with any values in place of the placeholders. */
export type RequestPath<Id extends OperationId> = WithoutPlaceholders<PathOf<Id>>;
type WithoutPlaceholders<Path extends string> = Path extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${WithoutPlaceholders<End>}`
  : Path;

/** Whether a name is a numeric id: a slug is never all digits (contract, Slug). */
export const isId = (value: string | undefined): boolean => /^\d+$/.test(String(value));
