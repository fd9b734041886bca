import type { Container } from '../../../demo/src/snippet/container.ts';
import { escapeHtml } from '../../../tools/build/script-tag.ts';
import { h, pixSettings, useEffect, useRef, useState } from './wp.ts';
import { text } from './text.ts';

/** Smallest height of the preview in pixels, until the pictures are there. */
const LEAST_HEIGHT = 120;

/** What the frame receives. */
interface PreviewMessage {
  attributes: readonly (readonly [string, string])[];
  /** Font and colour of the text around the block. */
  style: { fontFamily: string; color: string };
}

/** Code of the frame: sets the attributes of the container that it receives, which the embed script follows, and reports its height. */
function follow(): void {
  const box = document.body.firstElementChild as HTMLElement;
  addEventListener('message', ({ data: { attributes, style } }: MessageEvent<PreviewMessage>) => {
    Object.assign(document.body.style, style);
    const names = new Set(attributes.map(([name]) => name));
    for (const name of box.getAttributeNames()) if (!names.has(name)) box.removeAttribute(name);
    for (const [name, value] of attributes)
      if (box.getAttribute(name) !== value) box.setAttribute(name, value);
  });
  addEventListener(
    'error',
    ({ target }) => {
      // The script of the service could not be loaded.
      if (target instanceof HTMLScriptElement) box.textContent = document.body.dataset['failed'] ?? '';
    },
    true,
  );
  new ResizeObserver(() => parent.postMessage({ pixHeight: document.body.offsetHeight }, '*')).observe(
    document.body,
  );
  parent.postMessage({ pixHeight: 0 }, '*');
}

/** The page of the frame. */
const page = () => `<!doctype html>
<html lang="${escapeHtml(document.documentElement.lang)}" dir="${document.dir || 'ltr'}">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(text('preview'))}</title>
<style>body { margin: 0; overflow: hidden; display: flow-root }</style>
<body data-failed="${escapeHtml(`${text('picturesFailed')} ${text('checkConnection')}`)}"><div></div>
<script>(${follow.toString()})()</script>
<script async src="${escapeHtml(pixSettings.service)}/cdn/sdk.js"></script>`;

/**
 * What visitors will see, by the real script. The frame is sandboxed: the script of the service never runs in the document of the
 * editor, where it could act as the user. Clicks select the block.
 */
export function Preview({ attributes }: Container) {
  const frame = useRef<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState(0);
  const send = useRef(() => {});
  send.current = () => {
    if (!frame.current) return;
    const { fontFamily, color } = getComputedStyle(frame.current);
    const message: PreviewMessage = { attributes, style: { fontFamily, color } };
    frame.current.contentWindow?.postMessage(message, '*');
  };
  const key = JSON.stringify(attributes);
  useEffect(() => send.current(), [key]);
  useEffect(() => {
    // The canvas of the editor is a document of its own.
    const canvas = frame.current?.ownerDocument.defaultView;
    const receive = ({ data, source }: MessageEvent<{ pixHeight?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || typeof data?.pixHeight !== 'number') return;
      if (data.pixHeight) setHeight(Math.ceil(data.pixHeight));
      else send.current();
    };
    canvas?.addEventListener('message', receive);
    return () => canvas?.removeEventListener('message', receive);
  }, []);
  return h('iframe', {
    ref: frame,
    className: 'pix-preview',
    title: text('preview'),
    sandbox: 'allow-scripts',
    srcDoc: page(),
    tabIndex: -1,
    inert: '',
    style: { height: Math.max(height, LEAST_HEIGHT) },
  });
}
