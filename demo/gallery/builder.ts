import { withPix } from '../site/with-pix.ts';

const form = document.querySelector<HTMLFormElement>('.builder form');
const gallery = document.querySelector<HTMLElement>('.builder [data-pix-gallery]');

/** Puts what is chosen into the gallery's attributes; the rest is the gallery's own work. */
function choose({ name, value }: HTMLSelectElement): void {
  if (value) gallery?.setAttribute(`data-${name}`, value);
  else gallery?.removeAttribute(`data-${name}`);
}

/** Offers the categories that pictures are in. */
function offerCategories(names: Iterable<string>): void {
  const select = form?.querySelector<HTMLSelectElement>('[name=category]');
  select?.replaceChildren(new Option('any', ''), ...[...names].map((name) => new Option(name)));
}

offerCategories([]);
form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) choose(target);
});
// What the browser remembered of an earlier visit is no choice.
form?.reset();

withPix((pix) => {
  pix.listImages({ limit: 100, sort: 'popular' }).then(
    ({ data }) =>
      offerCategories(
        new Set(
          data
            .map(({ category }) => category)
            .filter(Boolean)
            .sort(),
        ),
      ),
    () => undefined,
  );
});
