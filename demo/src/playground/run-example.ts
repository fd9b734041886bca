import type { SharedExample } from './example.ts';

/** The page that runs examples. Without `allow-same-origin`, it has an origin of its own: no access to this page, its storage or its cookies. */
const FRAME = { src: '/playground/frame.html', sandbox: 'allow-scripts allow-forms', title: 'Result' };

/** Most lines that are read from a frame: a flood of them would block this page, too. */
const MAX_LINES = 200;

/** Longest text of a line, in characters. */
const MAX_LINE_CHARACTERS = 2_000;

/**
 * Runs an example in a new frame, in place of the last one. The frame reports by a port that its example cannot reach: messages of the
 * example to this page are never read, since reading a large one would block the page.
 *
 * @param report Receives lines of the console, at most 200 and one about the end. Their texts are a stranger's, cut to 2,000 characters.
 */
export function runExample(
  container: Element,
  example: SharedExample,
  report: (level: string, text: string) => void,
): void {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(FRAME)) frame.setAttribute(name, value);
  const { port1, port2 } = new MessageChannel();
  let lines = 0;
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    lines += 1;
    if (lines <= MAX_LINES && typeof data === 'string' && frame.isConnected) {
      const space = data.indexOf(' ');
      return report(data.slice(0, space), data.slice(space + 1).slice(0, MAX_LINE_CHARACTERS));
    }
    port1.close();
    if (frame.isConnected) report('info', 'More output is not shown.');
  };
  // The example replaces the page of the frame, which then loads again.
  frame.addEventListener(
    'load',
    // The origin of a sandboxed frame cannot be named; the frame is the page's own, and the example no secret.
    () => frame.contentWindow?.postMessage(example, '*', [port2]),
    { once: true },
  );
  container.replaceChildren(frame);
}
