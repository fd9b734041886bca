/** The console below the result. Lines are text of the example. */
export interface Console {
  add: (level: string, text: string) => void;
  clear: () => void;
}

/** Shows lines in an element, which is hidden while it is empty. */
export function createConsole(element: HTMLElement): Console {
  return {
    add: (level, text) => {
      const line = document.createElement('div');
      line.dataset['level'] = level;
      line.textContent = text;
      element.append(line);
      element.hidden = false;
      element.scrollTop = element.scrollHeight;
    },
    clear: () => {
      element.replaceChildren();
      element.hidden = true;
    },
  };
}
