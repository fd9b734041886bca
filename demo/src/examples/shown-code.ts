import { colorsOf } from '../code-colors.ts';

/** Tokens of a line of HTML that contains a tag. */
const TOKENS = /(?<tag><\/?[\w-]+|\/?>)|(?<string>"[^"]*")|(?<attribute>[\w-]+)|[^]/g;

/** Stands for a line break in what a copy button copies: Expressive Code's convention. */
const LINE_BREAK = '\u007f';

const linesOf = (block: Element) => [...block.querySelectorAll('.ec-line')];
const textOf = (line: Element) => line.textContent.replace(/\n$/, '');

/** Source that a block of code shows. */
export function readCode(block: Element): string {
  return linesOf(block).map(textOf).join('\n');
}

/** Shows another source in a block of HTML, and lets its button copy that. Lines that stay are left alone. */
export function writeCode(block: Element, source: string): void {
  const before = linesOf(block);
  const after = source.split('\n');
  const isSame = (at: number, other: number) => {
    const line = before[at];
    return line !== undefined && textOf(line) === after[other];
  };
  let start = 0;
  while (start < after.length && isSame(start, start)) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  before[0]?.parentElement?.replaceChildren(
    ...before.slice(0, start),
    ...after.slice(start, after.length - end).map(createLine),
    ...before.slice(before.length - end),
  );
  const button = block.querySelector<HTMLElement>('[data-code]');
  if (button) button.dataset['code'] = after.join(LINE_BREAK);
}

function createLine(text: string): Element {
  const line = document.createElement('div');
  const code = document.createElement('div');
  line.className = 'ec-line';
  code.className = 'code';
  line.append(code);
  for (const { 0: token, groups = {} } of text.matchAll(TOKENS)) {
    const span = document.createElement('span');
    const kind = (['tag', 'string', 'attribute'] as const).find((name) => groups[name] !== undefined);
    const [dark, light] = colorsOf(kind ?? 'text');
    span.style.setProperty('--0', dark);
    span.style.setProperty('--1', light);
    span.textContent = token;
    code.append(span);
  }
  return line;
}
