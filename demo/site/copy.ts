/** How long a button says that it did its work, in milliseconds. */
const SAID = 2000;

/** Makes each "Copy" button, those that come later too, copy the source of its block, and say so. */
export function enableCopyButtons(): void {
  const announcer = document.querySelector('#announcer');
  const timers = new WeakMap<Element, number>();
  let silence = 0;
  const announce = (word: string) => {
    if (announcer) announcer.textContent = word;
    clearTimeout(silence);
    silence = window.setTimeout(() => announcer?.replaceChildren(), SAID);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button.copy') : null;
    const code = button?.closest('.code')?.querySelector('code');
    if (!button || !code) return;
    const show = (word: string) => {
      if (button.firstChild) button.firstChild.nodeValue = word;
    };
    void copy(code).then((done) => {
      const word = done ? 'Copied' : 'Selected';
      show(word);
      announce(word);
      clearTimeout(timers.get(button));
      timers.set(
        button,
        window.setTimeout(() => show('Copy'), SAID),
      );
    });
  });
}

/** Copies an element's text; where the browser forbids that, selects it and gives false. */
async function copy(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
