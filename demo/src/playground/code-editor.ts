import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import type { Field, SourceName } from './field.ts';

/** Grammars, each loaded when it is needed. */
const LANGUAGES = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  js: async () => (await import('@codemirror/lang-javascript')).javascript(),
};

/** Lets other tasks run: the code of the editor and of a language takes long when it runs for the first time. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Colours by the site's theme; the custom properties are in `playground.css`. */
const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.attributeName, tags.propertyName, tags.number, tags.unit], color: 'var(--code-name)' },
]);

/** Replaces a text area by an editor with the same label and text. */
export async function replaceTextArea(
  area: HTMLTextAreaElement,
  name: SourceName,
  changed: () => void,
): Promise<Field> {
  const language = await LANGUAGES[name]();
  await nextTask();
  let isWriting = false;
  const view = new EditorView({
    doc: area.value,
    extensions: [
      basicSetup,
      language,
      syntaxHighlighting(colors),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': area.getAttribute('aria-label') ?? '' }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged && !isWriting) changed();
      }),
    ],
  });
  const hadFocus = document.activeElement === area;
  area.replaceWith(view.dom);
  if (hadFocus) view.focus();
  return {
    read: () => view.state.doc.toString(),
    write: (text) => {
      isWriting = true;
      // A step of its own for Undo, which brings the replaced text back.
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        userEvent: 'replace',
      });
      isWriting = false;
    },
  };
}
