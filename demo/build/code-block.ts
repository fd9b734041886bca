import { highlight } from './highlight.ts';

export interface CodeBlockOptions {
  /** What kind of source it is, as people call it. */
  label: string;
  /** What the source is of; tells equal buttons apart for those who hear them. */
  of: string;
  /** Attributes of the code element. */
  attributes?: string;
}

/** A block of source with a button that copies it. */
export function codeBlock(source: string, { label, of, attributes = '' }: CodeBlockOptions): string {
  const code = highlight(source)
    .map(({ kind, text }) =>
      kind === 'plain' ? escape(text) : `<span class="${kind}">${escape(text)}</span>`,
    )
    .join('');
  return (
    `<div class="code"><div class="code-bar"><span>${label}</span>` +
    `<button type="button" class="copy">Copy<span class="unseen"> ${label}: ${of}</span></button></div>` +
    `<pre tabindex="0" role="group" aria-label="${label}: ${of}"><code${attributes}>${code}</code></pre></div>`
  );
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
