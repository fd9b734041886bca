import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import type { Field, SourceName } from './field.ts';

const LANGUAGES = { html: () => html(), css: () => css(), js: () => javascript() };

/** Colours by the site's theme; the custom properties are in `playground.css`. */
const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.attributeName, tags.propertyName, tags.number, tags.unit], color: 'var(--code-name)' },
]);

/** Replaces a text area by an editor with the same label and text. */
export function replaceTextArea(area: HTMLTextAreaElement, name: SourceName, changed: () => void): Field {
  let isWriting = false;
  const view = new EditorView({
    doc: area.value,
    extensions: [
      basicSetup,
      LANGUAGES[name](),
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
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isWriting = false;
    },
  };
}
