/** How long a button says that it did its work, in milliseconds. */
const SAID = 2000;

/** Makes each "Copy" button copy the source of its block, and say so. */
export function enableCopyButtons(): void {
  const announcer = document.querySelector('#announcer');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const code = button.closest('.code')?.querySelector('code');
    const label = button.firstChild;
    let timer = 0;
    const say = (word: string, heard: string) => {
      if (label) label.nodeValue = word;
      if (announcer) announcer.textContent = heard;
    };
    button.addEventListener('click', () => {
      if (!code) return;
      void copy(code).then((done) => {
        const word = done ? 'Copied' : 'Selected';
        say(word, word);
        clearTimeout(timer);
        timer = window.setTimeout(() => say('Copy', ''), SAID);
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
