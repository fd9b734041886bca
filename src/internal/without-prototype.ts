/** Copy of options without a prototype: browsers would read options that a page has put into `Object.prototype`, too. */
export const withoutPrototype = <const T extends object>(options: T): T => ({ __proto__: null, ...options });
