/** Keys that move between tabs, and the number of tabs that they move by. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes a list of tabs work: by click, by arrow keys, Home and End. Returns a function that selects the tab of a panel. */
export function createTabs(list: Element): (panel: string) => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
  };
  list.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>('[role=tab]');
    if (tab) select(tab);
  });
  list.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const to = key === 'Home' ? 0 : key === 'End' ? -1 : at + (STEPS[key] ?? NaN);
    const tab = tabs.at(to % tabs.length);
    if (at < 0 || Number.isNaN(to) || !tab) return;
    event.preventDefault();
    select(tab);
    tab.focus();
  });
  return (panel) => {
    const tab = tabs.find((each) => each.getAttribute('aria-controls') === panel);
    if (tab) select(tab);
  };
}
