import { playgroundUrl, type Example } from './playground-url.ts';

/** Number of pictures of a gallery without a limit. */
const DEFAULT_LIMIT = 24;

/** The frame in which an example runs: the style sheet reserves its space by the number of pictures. */
export function liveFrame(html: string, pictures = limitOf(html)): string {
  return `<div class="live not-content" style="--pictures:${pictures}" data-pagefind-ignore>\n${html}\n</div>`;
}

/** A link that opens the playground with the example. */
export function playgroundLink({ html, css, js }: Example): string {
  const example = { html, ...(css && { css }), ...(js && { js }) };
  return `<p class="open-playground"><a href="${playgroundUrl(example)}">Open in playground</a></p>`;
}

function limitOf(html: string): number {
  return Number(/\blimit="(\d+)"/.exec(html)?.[1] ?? DEFAULT_LIMIT);
}
