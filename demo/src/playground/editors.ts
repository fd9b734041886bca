import type { Example } from '../playground-url.ts';
import { onceVisible } from '../tools/once-visible.ts';
import type { Field, SourceName } from './field.ts';

/** Order of the editors. */
export const SOURCE_NAMES = ['html', 'css', 'js'] as const satisfies readonly SourceName[];

/** The sources of the playground. */
export interface Editors {
  read: () => Required<Example>;
  write: (example: Example) => void;
}

/**
 * The editors of a page: text areas at first, CodeMirror once they have been in view and it has loaded. Where it cannot load, the text
 * areas stay.
 *
 * @param changed Is called after each edit by a person.
 */
export function createEditors(root: ParentNode, changed: () => void): Editors {
  const fields = new Map<SourceName, Field>();
  for (const name of SOURCE_NAMES) {
    const area = root.querySelector<HTMLTextAreaElement>(`[data-language=${name}] textarea`);
    if (!area) continue;
    area.addEventListener('input', changed);
    fields.set(name, { read: () => area.value, write: (text) => (area.value = text) });
    onceVisible(area, () => {
      void import('./code-editor.ts')
        .then(({ replaceTextArea }) => replaceTextArea(area, name, changed))
        .then(
          (field) => fields.set(name, field),
          (error: unknown) => console.warn('The code editor could not be loaded.', error),
        );
    });
  }
  const read = (name: SourceName) => fields.get(name)?.read() ?? '';
  return {
    read: () => ({ html: read('html'), css: read('css'), js: read('js') }),
    write: (example) => fields.forEach((field, name) => field.write(example[name] ?? '')),
  };
}
