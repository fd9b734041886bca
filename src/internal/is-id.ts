/** Whether something names a record by its number: a slug is never all digits (contract, Slug). */
export const isId = (value: string | undefined): boolean => /^\d+$/.test(value ?? '');
