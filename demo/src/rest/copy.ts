/** Time in ms for which a button confirms the copy. */
const CONFIRMATION_MS = 2000;

/** Makes all "Copy" buttons, later ones included, copy the source of their block and confirm it. */
export function enableCopyButtons(): void {
  const announcer = document.querySelector('#announcer');
  const timers = new WeakMap<Element, number>();
  let clearTimer = 0;
  const announce = (word: string) => {
    if (announcer) announcer.textContent = word;
    clearTimeout(clearTimer);
    clearTimer = window.setTimeout(() => announcer?.replaceChildren(), CONFIRMATION_MS);
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
        window.setTimeout(() => show('Copy'), CONFIRMATION_MS),
      );
    });
  });
}

/** Copies an element's text; if the browser refuses, selects the text and returns false. */
async function copy(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
