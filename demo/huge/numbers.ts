import { withPix } from '../site/with-pix.ts';

/** Fetched resources by kind. Uses a PerformanceObserver, since the browser's own list holds 250 entries only. */
const fetched = { lists: 0, pictures: 0 };

function say(id: string, number = 0): void {
  const place = document.getElementById(id);
  const text = number.toLocaleString('en');
  if (place && place.textContent !== text) place.textContent = text;
}

function update(): void {
  const gallery = document.querySelector('pix-gallery');
  const { total } = gallery ?? {};
  if (total) say('total', total);
  document.querySelector('#jump')?.setAttribute('max', String(total ?? ''));
  say('elements', gallery?.shadowRoot?.querySelectorAll('*').length);
  say('lists', fetched.lists);
  say('pictures', fetched.pictures);
  requestAnimationFrame(update);
}

new PerformanceObserver((list) => {
  for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
    if (name.includes('/images?')) fetched.lists += 1;
    if (initiatorType === 'img') fetched.pictures += 1;
  }
}).observe({ type: 'resource', buffered: true });

withPix(update);
