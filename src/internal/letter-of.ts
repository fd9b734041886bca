/** The Latin letter or the character of a key press, in lower case; with keyboards of other scripts, the letter on the same key of a US keyboard. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[!-~]/.test(key) ? key : code.replace('Key', '')).toLowerCase();
