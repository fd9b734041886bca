import { enableCopyButtons } from './copy.ts';
import { openCallsOnDemand } from './open-calls.ts';

const calls = document.querySelector<HTMLElement>('#calls');
const status = document.querySelector<HTMLElement>('#status');
const key = document.querySelector<HTMLInputElement>('#key');

if (calls && status && key) {
  enableCopyButtons();
  openCallsOnDemand(calls, status, () => key.value.trim());
}
