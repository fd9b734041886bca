/** Values of this service for text fields: offered once one of them has the focus. */
import type { PublicPix } from 'pix-sdk';
import { MAX_LIMIT } from '../../../src/contract/limits.ts';

/** A value and what it stands for. */
type Suggestion = readonly [value: string, label?: string];

const named = ({ name, image_count }: { name: string; image_count: number }): Suggestion => [
  name,
  `${name} (${image_count})`,
];

const LOADERS: Readonly<Record<string, (pix: PublicPix) => Promise<Suggestion[]>>> = {
  category: async (pix) => (await pix.platform.categories()).data.map(named),
  tag: async (pix) => (await pix.platform.tags()).data.map(named),
  user: async (pix) => [...new Set((await albums(pix)).map(({ owner }) => owner))].map((name) => [name]),
  album: async (pix) => (await albums(pix)).map(({ token, title }) => [token, title]),
};

/** Whether the service has values for a field. */
export const hasSuggestions = (name: string) => Object.hasOwn(LOADERS, name);

const albums = async (pix: PublicPix) => (await pix.albums.list({ limit: MAX_LIMIT })).data;

async function fill(list: Element, name: string): Promise<void> {
  const { createPublicPix } = await import('pix-sdk');
  const values = (await LOADERS[name]?.(createPublicPix({ baseUrl: location.origin }))) ?? [];
  list.replaceChildren(
    ...values.map(([value, label]) => {
      const option = new Option('', value);
      if (label) option.label = label;
      return option;
    }),
  );
}

/** Fills the list of suggestions of a field at its first focus. Without suggestions, a field accepts the same values. */
export function offerSuggestions(form: HTMLFormElement): void {
  const filled = new Set<Element>();
  form.addEventListener('focusin', ({ target }) => {
    const { list, name } = target as HTMLInputElement;
    if (!list || filled.has(list)) return;
    filled.add(list);
    fill(list, name).catch(() => filled.delete(list));
  });
}
