import { reflectForm } from '../reflect-form.ts';
import { withPix } from '../with-pix.ts';

const form = document.querySelector<HTMLFormElement>('#options');

/** Fills the list of categories. */
function fillCategories(names: Iterable<string>): void {
  const select = form?.querySelector<HTMLSelectElement>('[name=category]');
  select?.replaceChildren(new Option('any', ''), ...[...names].map((name) => new Option(name)));
}

fillCategories([]);
reflectForm(form, document.querySelector('#yours [data-pix-gallery]'));

withPix((pix) => {
  pix.listImages({ limit: 100, sort: 'popular' }).then(
    ({ data }) =>
      fillCategories(
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
