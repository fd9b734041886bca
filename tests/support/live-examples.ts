/** The live examples of the documents: markup that the documentation site runs, with a style sheet and a module. */
import { CODE_BLOCKS, placeOf, type CodeBlock } from './code-blocks.ts';

/** A block in HTML that is marked as `live`, and the live blocks directly after it. */
export interface LiveExample {
  place: string;
  document: string;
  heading: string;
  html: string;
  css: string;
  js: string;
}

/** Whether a block follows another with one empty line between them. */
const follows = (block: CodeBlock, previous: CodeBlock | undefined) =>
  previous?.document === block.document &&
  previous.line + previous.code.split('\n').length + 2 === block.line;

/** The live examples, in the order of the documents. Throws if a live block does not follow a live block in HTML. */
export function liveExamples(): LiveExample[] {
  const examples: LiveExample[] = [];
  let previous: CodeBlock | undefined;
  for (const block of CODE_BLOCKS.filter(({ info }) => info === 'live')) {
    const { document, heading, language, code } = block;
    const example = follows(block, previous) ? examples.at(-1) : undefined;
    if (language === 'html')
      examples.push({ place: placeOf(block), document, heading, html: code, css: '', js: '' });
    else if (example && (language === 'css' || language === 'js')) example[language] = code;
    else throw new Error(`${placeOf(block)}: a live block follows a live block in HTML directly.`);
    previous = block;
  }
  return examples;
}
