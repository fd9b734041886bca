/** An inline style that replaces one of the page. */
interface Override {
  style: CSSStyleDeclaration;
  name: string;
  former: [value: string, priority: string];
  set: string;
}

let locks = 0;
let unlock: () => void = () => undefined;

/**
 * Disables scrolling of the page behind the viewer and hides its scroll bars and gutters, without shifting the page's layout.
 *
 * @returns A function that restores the page's styles, except those that the page has changed in the meantime.
 */
export function lockPage(): () => void {
  if (!locks++) unlock = lock();
  let isLocked = true;
  return () => {
    if (isLocked && !--locks) unlock();
    isLocked = false;
  };
}

function lock(): () => void {
  const { documentElement: root, body } = document;
  const scrollPosition = [scrollX, scrollY];
  const hadStyle = [root, body].map((element) => element.hasAttribute('style'));
  const overrides: Override[] = [];
  const override = (element: HTMLElement, name: string, value: string) => {
    const { style } = element;
    const former: Override['former'] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
    style.setProperty(name, value, 'important');
    overrides.push({ style, name, former, set: style.getPropertyValue(name) });
  };

  const { width } = getComputedStyle(root);
  const before = root.getBoundingClientRect();
  // The viewport takes `overflow` from the root element, or from the body if the root's is `visible`.
  const scroller = hasVisibleOverflow(root) && !hasVisibleOverflow(body) ? body : root;
  for (const axis of ['x', 'y']) override(scroller, `overflow-${axis}`, 'hidden');
  override(root, 'scrollbar-gutter', 'auto');
  const after = root.getBoundingClientRect();
  if (before.width !== after.width || before.left !== after.left) {
    override(root, 'width', width);
    override(root, 'margin-left', `${before.left + scrollX}px`);
    override(root, 'margin-right', 'auto');
  }
  // Hiding the scroll bars may have changed the scroll position.
  const lockedPosition = [scrollX, scrollY];

  return () => {
    const isUnmoved = lockedPosition[0] === scrollX && lockedPosition[1] === scrollY;
    for (const { style, name, former, set } of overrides) {
      if (style.getPropertyValue(name) !== set || !style.getPropertyPriority(name)) continue;
      if (former[0]) style.setProperty(name, ...former);
      else style.removeProperty(name);
    }
    [root, body].forEach((element, i) => {
      if (!hadStyle[i] && !element.getAttribute('style')) element.removeAttribute('style');
    });
    const [left = 0, top = 0] = scrollPosition;
    if (isUnmoved && (left !== scrollX || top !== scrollY)) scrollTo({ left, top, behavior: 'instant' });
  };
}

function hasVisibleOverflow(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === 'visible' && overflowY === 'visible';
}
