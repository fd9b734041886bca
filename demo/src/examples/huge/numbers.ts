import { withPix } from '../with-pix.ts';

function setNumber(id: string, number = 0): void {
  const element = document.getElementById(id);
  const text = number.toLocaleString('en');
  if (element && number && element.textContent !== text) element.textContent = text;
}

function update(): void {
  const gallery = document.querySelector('pix-gallery');
  setNumber('total', gallery?.total);
  setNumber('elements', gallery?.shadowRoot?.querySelectorAll('*').length);
  requestAnimationFrame(update);
}

withPix(update);
