import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

// In every engine, `userEvent` and `page` cause trusted events of the browser, not synthetic ones.
let root: ShadowRoot;
const onEvent = vi.fn<(event: string) => void>();
const button = () => root.querySelector('button') as HTMLButtonElement;
const field = () => root.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  const host = document.createElement('div');
  root = host.attachShadow({ mode: 'open' });
  root.append(document.createElement('button'), document.createElement('input'));
  button().append('Button');
  button().style.marginBlockStart = '2000px';
  for (const type of ['click', 'mouseover', 'keydown', 'keyup'])
    root.addEventListener(type, (event) => {
      const key = event instanceof KeyboardEvent ? ` ${event.shiftKey ? 'Shift+' : ''}${event.key}` : '';
      onEvent(`${type}${key} ${event.isTrusted ? 'trusted' : 'made up'}`);
    });
  document.body.append(host);
});

afterEach(async () => {
  await page.viewport(414, 896);
  document.body.replaceChildren();
  onEvent.mockReset();
});

it('the mouse hovers and clicks, wherever the page is scrolled', async () => {
  await userEvent.hover(button());
  expect(onEvent.mock.calls.flat()).toEqual(['mouseover trusted']);
  expect(button().matches(':hover')).toBe(true);
  await page.getByRole('button').click();
  expect(onEvent).toHaveBeenLastCalledWith('click trusted');
});

it('keys reach the focused element, and Tab moves the focus', async () => {
  await userEvent.tab();
  expect(root.activeElement).toBe(button());
  expect(button().matches(':focus-visible')).toBe(true);
  onEvent.mockReset();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Home}{Enter}');
  expect(onEvent.mock.calls.flat().filter((event) => !event.startsWith('mouse'))).toEqual([
    'keydown Shift+Shift trusted',
    'keydown Shift+ArrowLeft trusted',
    'keyup Shift+ArrowLeft trusted',
    'keyup Shift trusted',
    'keydown Home trusted',
    'keyup Home trusted',
    'keydown Enter trusted',
    'click trusted',
    'keyup Enter trusted',
  ]);
  await userEvent.tab();
  expect(root.activeElement).toBe(field());
  await userEvent.tab({ shift: true });
  expect(root.activeElement).toBe(button());
});

it('text is typed, replaced and cleared', async () => {
  await userEvent.type(field(), 'sea');
  expect(field().value).toBe('sea');
  await userEvent.fill(field(), 'a {wide} [sea]');
  expect(field().value).toBe('a {wide} [sea]');
  await userEvent.clear(field());
  expect(field().value).toBe('');
});

it('the window has the requested size in CSS pixels', async () => {
  await page.viewport(1280, 800);
  expect([innerWidth, innerHeight]).toEqual([1280, 800]);
  const { x, y } = button().getBoundingClientRect();
  await userEvent.click(button());
  expect(button().getBoundingClientRect().x).toBe(x);
  expect(y).toBeGreaterThan(800);
  await page.viewport(320, 600);
  expect(matchMedia('(width: 320px)').matches).toBe(true);
});
