/** Loads the viewer lazily: it is large, and other pages never need it. */
const place = document.querySelector<HTMLElement>('#calls');
const key = document.querySelector<HTMLInputElement>('#key');

if (place && key) {
  place.firstElementChild?.replaceChildren('The calls are on their way.');
  void showCalls(place, () => key.value.trim());
}

async function showCalls(element: HTMLElement, keyOf: () => string): Promise<void> {
  try {
    const [{ showReference }, response] = await Promise.all([import('./viewer.ts'), fetch('/openapi.json')]);
    showReference(element, (await response.json()) as Record<string, unknown>, keyOf);
  } catch {
    element.firstElementChild?.replaceChildren('The calls did not load. Is the server running?');
  }
}
