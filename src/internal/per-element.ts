/** Returns a function that creates a value for an element: the same for the same element, whoever asks first. */
export function perElement<Value>(create: (element: Element) => Value): (element: Element) => Value {
  const values = new WeakMap<Element, Value>();
  return (element) => {
    if (!values.has(element)) values.set(element, create(element));
    return values.get(element) as Value;
  };
}
