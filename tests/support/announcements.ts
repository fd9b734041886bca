/** The texts of the live regions of an element, recorded from now on. */
export function recordAnnouncements(element: Element): string[] {
  const texts: string[] = [];
  const regionsOf = ({ target, addedNodes }: MutationRecord) => {
    const changed = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
    const added = [...addedNodes].flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
    );
    return [changed, ...added.filter((each) => each.role === 'status')];
  };
  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = region?.textContent.trim().replace(/\s+/g, ' ');
      if (text) texts.push(text);
    }
  }).observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true, characterData: true });
  return texts;
}
