import { withPix } from '../with-pix.ts';

/** Fetched resources by kind. Uses a PerformanceObserver, since the browser's own list holds 250 entries only. */
const fetched = { lists: 0, pictures: 0 };

function setNumber(id: string, number = 0): void {
  const element = document.getElementById(id);
  const text = number.toLocaleString('en');
  if (element && element.textContent !== text) element.textContent = text;
}

function update(): void {
  const gallery = document.querySelector('pix-gallery');
  const { total } = gallery ?? {};
  if (total) setNumber('total', total);
  document.querySelector('#jump')?.setAttribute('max', String(total ?? ''));
  setNumber('elements', gallery?.shadowRoot?.querySelectorAll('*').length);
  setNumber('lists', fetched.lists);
  setNumber('pictures', fetched.pictures);
  requestAnimationFrame(update);
}

new PerformanceObserver((list) => {
  for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
    if (name.includes('/images?')) fetched.lists += 1;
    if (initiatorType === 'img') fetched.pictures += 1;
  }
}).observe({ type: 'resource', buffered: true });

withPix(update);
