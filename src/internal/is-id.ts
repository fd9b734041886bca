/** Whether a name is a numeric id: a slug is never all digits (contract, Slug). */
export const isId = (value: string | undefined): boolean => /^\d+$/.test(String(value));
