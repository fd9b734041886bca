import { withPix } from '../examples/with-pix.ts';
import { countForeignRequests, scriptSize } from './network.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Number of cookies and storage entries of this page's origin, without the site's own theme. */
function storedItems(): number {
  const keys = Object.keys(localStorage).filter((key) => key !== 'starlight-theme');
  return document.cookie.split(';').filter((cookie) => cookie.trim()).length + keys.length;
}

function setText(id: string, text: string): void {
  const output = document.getElementById(id);
  if (output && output.textContent !== text) output.textContent = text;
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

let violations = 0;
let shift = 0;
let isScheduled = false;

/** Updates the figures once the page has nothing else to do. */
function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 200));
  whenIdle(update);
}

function update(): void {
  isScheduled = false;
  const { bytes, files } = scriptSize();
  setText('bytes', `${(bytes / 1000).toFixed(1)} kB in ${counted(files, 'file', 'files')}`);
  const others = countForeignRequests();
  setText(
    'others',
    `${counted(storedItems(), 'cookie', 'cookies')}, ${counted(others, 'other host', 'other hosts')}`,
  );
  setText(
    'violations',
    violations ? `${counted(violations, 'request', 'requests')} blocked` : 'Nothing blocked',
  );
  const canMeasure = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  setText('shift', canMeasure ? `Layout shift ${shift ? shift.toFixed(3) : '0'}` : 'Not measured');
}

document.addEventListener('securitypolicyviolation', () => {
  violations += 1;
  scheduleUpdate();
});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) shift += entry.value;
  scheduleUpdate();
}).observe({ type: 'layout-shift', buffered: true });

withPix(() => {
  document.addEventListener('pix-load', scheduleUpdate);
  new PerformanceObserver(scheduleUpdate).observe({ type: 'resource', buffered: true });
});
