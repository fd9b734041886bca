import { expect, it, onTestFinished, vi } from 'vitest';
import { takeOver } from '../../src/embed/take-over.ts';

class Taken extends HTMLElement {}
customElements.define('taken-element', Taken);

it.each([
  ['in its container, is replaced', true, 1],
  ['that the page has just removed, is not: its container is mounted anew', false, 0],
])('a painted element %s', async (_what, isThere, count) => {
  vi.stubGlobal('__PIX_CHUNKS__', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const container = document.createElement('div');
  // As long as it is in no document, its class is not known.
  const painted = document.createElement('div');
  if (isThere) container.append(painted);
  const insert = vi.fn();
  const mount = { config: { tag: 'pix-gallery', props: {} }, source: {}, element: painted };
  await takeOver(container, mount as unknown as Parameters<typeof takeOver>[1], {
    importEntry: <Code>() => Promise.resolve({ default: Taken } as Code),
    attempt: (run) => run(),
    optional: [],
    timeLimit: 0,
    hasFallbackContent: false,
    insert,
    onError: () => undefined,
  });
  expect(insert).toHaveBeenCalledTimes(count);
  expect(painted.parentNode).toBeNull();
});
