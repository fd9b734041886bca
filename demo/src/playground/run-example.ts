import type { FrameMessage, RunMessage, SharedExample } from './example.ts';

/** The page that runs examples. Without `allow-same-origin`, it has an origin of its own: no access to this page, its storage or its cookies. */
const FRAME = { src: '/playground/frame.html', sandbox: 'allow-scripts allow-forms', title: 'Result' };

/**
 * Runs an example in a new frame, in place of the last one.
 *
 * @param report Receives lines of the console. Their texts are a stranger's.
 */
export function runExample(
  container: Element,
  example: SharedExample,
  report: (level: string, text: string) => void,
): void {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(FRAME)) frame.setAttribute(name, value);
  let isRunning = false;
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (!frame.isConnected) removeEventListener('message', listen);
    if (source !== frame.contentWindow) return;
    const message = data as Partial<FrameMessage> | null;
    if (message?.type === 'ready' && !isRunning) {
      isRunning = true;
      const run: RunMessage = { type: 'run', example };
      // The origin of a sandboxed frame cannot be named; the frame is the page's own, and the example no secret.
      frame.contentWindow?.postMessage(run, '*');
    } else if (message?.type === 'line') report(String(message.level), String(message.text));
  };
  addEventListener('message', listen);
  container.replaceChildren(frame);
}
