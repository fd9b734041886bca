import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources } from '../../../tools/generate/element-sources.ts';
import { renderEffects } from './support/render-effects.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Functions with side effects that rendering may call, with the reason. */
const ALLOWED: Record<string, string> = {
  'src/components/forward-slots.ts: copyOf': 'memoization',
  'src/components/pix-lightbox/features/page-tools.ts: PageTools.#iconOf': 'memoization',
  'src/components/pix-gallery/pager.ts: Pager.pages': 'memoization',
  'src/components/pix-gallery/shown-pages.ts: divide': 'memoization',
};

it('rendering has no side effects', () => {
  const { program, checker } = readSources();
  const files = globSync('src/components/**/*.ts', { cwd: root }).flatMap(
    (file) => program.getSourceFile(resolve(root, file)) ?? [],
  );
  expect(files.length).toBeGreaterThan(50);
  const effects = renderEffects(files, checker);
  expect([...effects].filter(([name]) => !ALLOWED[name])).toEqual([]);
  expect([...effects.keys()].toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

it('finds side effects of rendering in methods, getters and callbacks, but not in listeners', () => {
  const code = `
    declare const html: (parts: TemplateStringsArray, ...values: unknown[]) => string;
    declare class Promise {}
    declare const cache: { set: (key: number, value: string) => void };
    declare const load: () => Promise;
    let count = 0;
    class Element {
      #a = 0;
      b = 0;
      get #c() { return (this.#a = 1); }
      #d(each: number) { cache.set(each, ''); return html\`\`; }
      e() { count++; }
      render() {
        const local = { value: 0 };
        local.value = this.#c;
        import('./other.ts');
        load();
        return html\`<b @click=\${() => (this.b = 2)}>\${[1].map((each) => this.#d(each))}</b>\`;
      }
    }
    const template = (element: Element) => { element.b = 3; return html\`\`; };
    const listener = (element: Element) => { element.b = 4; };`;
  const name = resolve(root, 'src/example.ts');
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, options) =>
    file === name ? ts.createSourceFile(file, code, options, true) : read(file, options);
  const program = ts.createProgram([name], { noLib: true }, host);
  const file = program.getSourceFile(name);
  const effects = renderEffects(file ? [file] : [], program.getTypeChecker());
  expect(Object.fromEntries(effects)).toEqual({
    'src/example.ts: Element.#c': ['this.#a = 1'],
    'src/example.ts: Element.#d': ["cache.set(each, '')"],
    'src/example.ts: Element.render': ["import('./other.ts')", 'load()'],
    'src/example.ts: template': ['element.b = 3'],
  });
});
