import { enableCopyButtons } from './copy.ts';

/** Loads the viewer lazily: it is large, and other pages never need it. */
const callList = document.querySelector<HTMLElement>('#calls');
const key = document.querySelector<HTMLInputElement>('#key');

if (callList && key) {
  enableCopyButtons();
  callList.firstElementChild?.replaceChildren('Loading the API calls…');
  void showCalls(callList, () => key.value.trim());
}

async function showCalls(element: HTMLElement, keyOf: () => string): Promise<void> {
  try {
    const [{ showReference }, response] = await Promise.all([import('./viewer.ts'), fetch('/openapi.json')]);
    showReference(element, (await response.json()) as Record<string, unknown>, keyOf);
  } catch {
    element.firstElementChild?.replaceChildren('The API calls could not be loaded. Is the server running?');
  }
}
