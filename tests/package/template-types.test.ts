/** Types of the elements in the templates of Vue and Svelte: what is right compiles, and what is wrong does not. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { STRICT } from './support/compilers.ts';
import { DEPENDENCIES, newProject } from './support/project.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

/** Lines of a file that a compiler of templates objects to. */
async function linesWithErrors(packages: string, file: string, text: string, command: string[]) {
  using project = newProject([...DEPENDENCIES, packages]);
  project.write(file, text);
  project.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...STRICT,
        types: [packages],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'preserve',
      },
      vueCompilerOptions: { strictTemplates: true },
      include: [file],
    }),
  );
  const [script = '', ...args] = command;
  const output = await promisify(execFile)(process.execPath, [resolve(modules, script), ...args], {
    cwd: project.folder,
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  expect(output).toContain(file);
  const lines = text.split('\n');
  return [...output.matchAll(new RegExp(`${file.replace('.', '\\.')}"?[( ](\\d+)[,:].*`, 'g'))].map(
    ([message, line]) => lines[Number(line) - 1]?.trim() ?? message,
  );
}

const WRONG = ['layout="circle"', 'colour="red"', 'slug="harbour"'].map(
  (value) => `<pix-gallery ${value}></pix-gallery>`,
);

it('vue-tsc checks attributes, properties, listeners and slots', { timeout: 120_000 }, async () => {
  const wrong = [
    ...WRONG,
    '<pix-gallery :source="{}"></pix-gallery>',
    '<pix-gallery @pix-load="(event) => event.detail.counts"></pix-gallery>',
    '<pix-count for="best" @pix-load="() => undefined"></pix-count>',
  ];
  const text = `
    <script setup lang="ts">
    import { createPublicPix } from 'pix-sdk';
    import 'pix-sdk/vue';
    const pix = createPublicPix({ baseUrl: '/' });
    const log = (value: string | number) => console.log(value);
    </script>
    <template>
      <pix-gallery id="best" class="wide" :style="{ '--pix-gap': '8px' }" limit="12" :source="pix" layout="rows"
        :auto-pages="3" @pix-load="(event) => log(event.detail.count)" @pix-open="({ detail }) => log(detail.image.title)">
        <p slot="empty">None</p>
      </pix-gallery>
      <pix-search for="best" @pix-change="({ detail }) => log(detail.query.q ?? '')" />
      ${wrong.join('\n')}
    </template>`;
  const found = await linesWithErrors('vue', 'App.vue', text, [
    'vue-tsc/bin/vue-tsc.js',
    '-p',
    '.',
    '--pretty',
    'false',
  ]);
  expect(found).toEqual(wrong);
});

it('svelte-check checks attributes, properties and listeners', { timeout: 120_000 }, async () => {
  const wrong = [
    ...WRONG,
    '<pix-gallery source={{}}></pix-gallery>',
    '<pix-gallery onpix-load={(event) => event.detail.counts}></pix-gallery>',
  ];
  const text = `
    <script lang="ts">
      import { createPublicPix } from 'pix-sdk';
      import 'pix-sdk/svelte';
      const pix = createPublicPix({ baseUrl: '/' });
      const log = (value: string | number) => console.log(value);
    </script>
    <pix-gallery id="best" class="wide" style:--pix-gap="8px" limit="12" source={pix} layout="rows" auto-pages={3}
      onpix-load={(event) => log(event.detail.count)} onpix-open={({ detail }) => log(detail.image.title)}>
      <p slot="empty">None</p>
    </pix-gallery>
    <pix-search for="best" onpix-change={({ detail }) => log(detail.query.q ?? '')}></pix-search>
    ${wrong.join('\n')}`;
  const command = ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'];
  expect(await linesWithErrors('svelte', 'App.svelte', text, command)).toEqual(wrong);
});
