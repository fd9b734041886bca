/** The dialogs in which visitors choose a picture or an album: galleries themselves. */

/** Attributes of the gallery of a dialog, by the name of the field. */
const CONTAINERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  slug: { 'data-pix-gallery': 'all', 'data-controls': 'search', 'data-paging': 'more' },
  token: { 'data-pix-albums': 'all' },
  album: { 'data-pix-albums': 'all' },
};

function createGallery(name: string, choose: (value: string) => void): HTMLElement {
  const container = document.createElement('div');
  for (const [attribute, value] of Object.entries(CONTAINERS[name] ?? {}))
    container.setAttribute(attribute, value);
  container.addEventListener('pix-open', (event) => {
    event.preventDefault();
    const { album, image } = event.detail;
    choose(album?.token ?? image?.slug ?? '');
  });
  return container;
}

/** Lets the buttons with `data-pick` open the dialog; `choose` receives the name of the field and the value. */
export function createPicker(dialog: HTMLDialogElement, choose: (name: string, value: string) => void): void {
  const title = dialog.querySelector('h2');
  const content = dialog.querySelector('[data-content]');
  const open = (name: string, label: string) => {
    if (title) title.textContent = label;
    content?.replaceChildren(
      createGallery(name, (value) => {
        dialog.close();
        choose(name, value);
      }),
    );
    dialog.showModal();
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-pick]'))
    button.addEventListener('click', () => open(button.dataset['pick'] ?? '', button.textContent.trim()));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('close', () => content?.replaceChildren());
}
