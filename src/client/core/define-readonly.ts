/** Defines a read-only property. The descriptor inherits nothing from a page's polluted `Object.prototype`. */
export const defineReadonly = <T extends object>(
  target: T,
  name: PropertyKey,
  value: unknown,
  enumerable = false,
): T => Object.defineProperty(target, name, { __proto__: null, value, enumerable } as PropertyDescriptor);
