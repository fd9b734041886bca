/** Ways in which visitors approach a call; the viewer starts ahead of the choice. */
const APPROACHES = ['pointerover', 'focusin'] as const;

/**
 * Replaces the list of calls with the interactive viewer once the URL names a call, and opens that call. The viewer is
 * large and slow to start; visitors who only read the list never load it.
 */
export function openCallsOnDemand(element: HTMLElement, status: HTMLElement, keyOf: () => string): void {
  const list = element.querySelector<HTMLElement>('.call-list');
  let viewer: Promise<HTMLElement> | undefined;
  const start = () => (viewer ??= loadViewer(keyOf));

  const open = async () => {
    const row = list && rowOf(list, location.hash);
    if (!row) return;
    // The viewer reads the call from the URL.
    history.replaceState(null, '', linkOf(row));
    if (list.isConnected) {
      element.ariaBusy = 'true';
      row.toggleAttribute('data-opening', true);
      scrollToCall(row);
      status.textContent = 'Loading the API calls…';
    }
    try {
      showCall(element, list, await start(), row.id);
      status.textContent = '';
    } catch {
      viewer = undefined;
      status.textContent = 'The API calls could not be loaded. Is the server running?';
    }
    element.ariaBusy = null;
    row.removeAttribute('data-opening');
  };

  addEventListener('hashchange', () => void open());
  element.addEventListener('click', ({ target }) => {
    // A link to the current URL changes no hash.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.opblock a');
    if (link && link.hash === location.hash) void open();
  });
  for (const approach of APPROACHES)
    list?.addEventListener(approach, ({ target }) => {
      if (target instanceof Element && target.closest('.opblock a'))
        start().catch(() => (viewer = undefined));
    });
  void open();
}

/** The row that a hash names, as a link to the call or as the row's id. */
function rowOf(list: HTMLElement, hash: string): Element | undefined {
  return [...list.querySelectorAll('.opblock')].find((row) => [linkOf(row), `#${row.id}`].includes(hash));
}

function linkOf(row: Element): string {
  return row.querySelector('a')?.hash ?? '';
}

async function loadViewer(keyOf: () => string): Promise<HTMLElement> {
  const [{ createViewer }, response] = await Promise.all([import('./viewer.ts'), fetch('/openapi.json')]);
  if (!response.ok) throw new Error(`/openapi.json: HTTP ${response.status}`);
  return createViewer((await response.json()) as Record<string, unknown>, keyOf);
}

/** Shows a call in the viewer, open and in view. Focus moves to the call, unless the visitor is elsewhere on the page. */
function showCall(element: HTMLElement, list: HTMLElement, viewer: HTMLElement, id: string): void {
  const focused = document.activeElement;
  const takesFocus = !focused || focused === document.body || element.contains(focused);
  if (list.isConnected) {
    const [before, after] = [list, viewer].map((part) => part.querySelector<HTMLDetailsElement>('.general'));
    if (before && after) after.open = before.open;
    list.replaceWith(viewer);
  }
  const control = viewer.querySelector<HTMLElement>(`#${CSS.escape(id)} .opblock-summary-control`);
  if (!control) return;
  if (control.ariaExpanded === 'false') control.click();
  if (takesFocus) control.focus({ preventScroll: true });
  scrollToCall(control);
}

/** Scrolls a call that is out of view to the top, where its details have room. */
function scrollToCall(call: Element): void {
  const { top, bottom } = call.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  call.scrollIntoView({ block: isInView ? 'nearest' : 'start' });
}
