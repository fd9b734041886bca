const form = document.getElementById('jump-form');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const number = form.querySelector('input')?.valueAsNumber ?? 1;
  const gallery = document.querySelector('pix-gallery');
  void gallery?.reveal(number - 1).then((tile) => tile?.focus());
});

export {};
