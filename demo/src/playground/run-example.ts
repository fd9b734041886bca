import type { FrameMessage, RunMessage, SharedExample } from './example.ts';

/** The page that runs examples. Without `allow-same-origin`, it has an origin of its own: no access to this page, its storage or its cookies. */
const FRAME = { src: '/playground/frame.html', sandbox: 'allow-scripts allow-forms', title: 'Result' };

/** Most messages that are read from a frame: a flood of them would block this page, too. */
const MAX_MESSAGES = 200;

/** Longest text of a line, in characters. */
const MAX_LINE_CHARACTERS = 2_000;

const cut = (text: unknown) => (typeof text === 'string' ? text.slice(0, MAX_LINE_CHARACTERS) : '');

/**
 * Runs an example in a new frame, in place of the last one.
 *
 * @param report Receives lines of the console, at most 200. Their texts are a stranger's, cut to 2,000 characters.
 */
export function runExample(
  container: Element,
  example: SharedExample,
  report: (level: string, text: string) => void,
): void {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(FRAME)) frame.setAttribute(name, value);
  let isRunning = false;
  let messages = 0;
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (!frame.isConnected) removeEventListener('message', listen);
    if (source !== frame.contentWindow) return;
    messages += 1;
    if (messages > MAX_MESSAGES) removeEventListener('message', listen);
    const message = data as Partial<FrameMessage> | null;
    if (message?.type === 'ready' && !isRunning) {
      isRunning = true;
      const run: RunMessage = { type: 'run', example };
      // The origin of a sandboxed frame cannot be named; the frame is the page's own, and the example no secret.
      frame.contentWindow?.postMessage(run, '*');
    } else if (message?.type === 'line') report(cut(message.level), cut(message.text));
  };
  addEventListener('message', listen);
  container.replaceChildren(frame);
}
