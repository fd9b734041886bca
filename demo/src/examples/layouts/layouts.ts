import { reflectForm } from '../reflect-form.ts';

reflectForm(document.querySelector('#layout'), document.querySelector('#all-layouts .live > *'));

const width = document.querySelector<HTMLInputElement>('#width');
const narrow = document.querySelector<HTMLElement>('#narrow .live > *');
if (width) width.value = width.defaultValue;
width?.addEventListener('input', () => narrow?.style.setProperty('inline-size', `${width.value}%`));
