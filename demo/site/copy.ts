/** How long a button says that it did its work, in milliseconds. */
const SAID = 2000;

/** Makes each "Copy" button copy the source of its block, and say so. */
export function enableCopyButtons(): void {
  const announcer = document.querySelector('#announcer');
  let silence = 0;
  const announce = (word: string) => {
    if (announcer) announcer.textContent = word;
    clearTimeout(silence);
    silence = window.setTimeout(() => announcer?.replaceChildren(), SAID);
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const code = button.closest('.code')?.querySelector('code');
    const label = button.firstChild;
    let timer = 0;
    const show = (word: string) => {
      if (label) label.nodeValue = word;
    };
    button.addEventListener('click', () => {
      if (!code) return;
      void copy(code).then((done) => {
        const word = done ? 'Copied' : 'Selected';
        show(word);
        announce(word);
        clearTimeout(timer);
        timer = window.setTimeout(() => show('Copy'), SAID);
      });
    });
  }
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
