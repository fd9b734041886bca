/** Types of the elements in the templates of Vue and Svelte: the guide and valid code compile, and invalid code does not. */
import { expect, it } from 'vitest';
import { examplesIn, templateErrors } from './support/frameworks.ts';

const WRONG = ['layout="circle"', 'colour="red"', 'slug="harbour"'].map(
  (value) => `<pix-gallery ${value}></pix-gallery>`,
);

it('vue-tsc checks the guide, attributes, properties, listeners and slots', async () => {
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
        :auto-pages="3" :placeholder="({ title }) => title" @pix-load="(event) => log(event.detail.count)" @pix-open="({ detail }) => log(detail.image.title)">
        <p slot="empty">None</p>
      </pix-gallery>
      <pix-search for="best" @pix-change="({ detail }) => log(detail.query.q ?? '')" />
      ${wrong.join('\n')}
    </template>`;
  const examples = examplesIn('vue');
  expect(examples).toHaveLength(2);
  expect(await templateErrors('vue', [...examples, text])).toEqual(wrong);
});

it('svelte-check checks the guide, attributes, properties and listeners', async () => {
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
      placeholder={({ title }) => title} onpix-load={(event) => log(event.detail.count)} onpix-open={({ detail }) => log(detail.image.title)}>
      <p slot="empty">None</p>
    </pix-gallery>
    <pix-search for="best" onpix-change={({ detail }) => log(detail.query.q ?? '')}></pix-search>
    ${wrong.join('\n')}`;
  const examples = examplesIn('svelte');
  expect(examples).toHaveLength(1);
  expect(await templateErrors('svelte', [...examples, text])).toEqual(wrong);
});
