/** Makes wide tables reachable by keyboard: a table that scrolls is a tab stop. */
const content = document.querySelector('.sl-markdown-content');

if (content)
  new ResizeObserver(() => {
    for (const table of content.querySelectorAll('table'))
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
  }).observe(content);

export {};
