/** Whether a modifier key other than Shift is held: such keys and clicks are those of the browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean =>
  ctrlKey || metaKey || altKey;
