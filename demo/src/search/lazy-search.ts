import { moveByArrowKeys } from './arrow-keys.ts';

/**
 * Stands in for Pagefind's interface in the search of Starlight, which constructs it on each page: its code, a fifth of a page, is
 * loaded when a visitor moves to the search or opens it.
 */
export class PagefindUI {
  constructor(options: object) {
    const search = document.querySelector('site-search');
    const dialog = search?.querySelector('dialog');
    if (!search || !dialog) return;
    const show = async () => {
      const { PagefindUI: Interface } = await import('@pagefind/default-ui');
      new Interface({ ...options, bundlePath: '/search/' });
      const field = dialog.querySelector('input');
      field?.setAttribute('aria-label', 'Search');
      field?.removeAttribute('title');
      moveByArrowKeys(dialog);
      if (dialog.open) field?.focus();
    };
    let shown: Promise<void> | undefined;
    let uses = 0;
    // Its code is requested again after a failure: at the next use, and at once if there has been one meanwhile.
    const load = () => {
      const use = ++uses;
      shown ??= show().catch(() => {
        shown = undefined;
        if (uses > use) load();
      });
    };
    // The button may be hovered, touched or focused; a shortcut opens the dialog without it.
    const opening = new MutationObserver(load);
    opening.observe(dialog, { attributeFilter: ['open'] });
    for (const type of ['pointerover', 'focusin']) search.addEventListener(type, load);
    // Starlight constructs it when the page is idle: the visitor may have been faster.
    if (dialog.open || search.querySelector(':hover, :focus')) load();
  }
}
