import { highlight } from './highlight.ts';

export interface CodeBlockOptions {
  /** Language of the source, as displayed. */
  label: string;
  /** Subject of the source; distinguishes the copy buttons for screen readers. */
  of: string;
  /** Attributes of the code element. */
  attributes?: string;
}

/** Renders a block of source with a copy button. */
export function codeBlock(source: string, { label, of, attributes = '' }: CodeBlockOptions): string {
  const code = highlight(source)
    .map(({ kind, text }) =>
      kind === 'plain' ? escape(text) : `<span class="${kind}">${escape(text)}</span>`,
    )
    .join('');
  return (
    `<div class="code"><div class="code-bar"><span>${label}</span>` +
    `<button type="button" class="copy">Copy<span class="visually-hidden"> ${label}: ${of}</span></button></div>` +
    `<pre tabindex="0" role="group" aria-label="${label}: ${of}"><code${attributes}>${code}</code></pre></div>`
  );
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
