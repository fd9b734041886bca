import { parseKeyDef } from '@vitest/browser';

/** WebDriver's private-use characters for keys without a character. */
const SPECIAL: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** A key press or release. */
export interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** Parses the notation of `userEvent.keyboard()`, such as `a{ArrowLeft}{Shift>}b{/Shift}`.
 *
 * @param held Keys that are down; keys that stay down are added to it.
 */
export function keyActions(text: string, held: Set<string>): KeyAction[] {
  return parseKeyDef(text).flatMap(({ keyDef: { key = '' }, releasePrevious, releaseSelf, repeat }) => {
    const value = SPECIAL[key] ?? key;
    if ([...value].length !== 1) throw new Error(`The key ${key} is not in tools/browsers/webkit-keys.ts.`);
    const actions: KeyAction[] = [];
    if (held.delete(value)) actions.push({ type: 'keyUp', value });
    if (releasePrevious) return actions;
    for (let times = 0; times < repeat; times += 1) actions.push({ type: 'keyDown', value });
    if (releaseSelf) actions.push({ type: 'keyUp', value });
    else held.add(value);
    return actions;
  });
}
