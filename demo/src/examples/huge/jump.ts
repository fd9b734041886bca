const form = document.getElementById('jump-form');

async function jumpTo(number: number): Promise<void> {
  const gallery = await window.Pix?.element('[data-pix-gallery]');
  const tile = await gallery?.reveal(number - 1);
  tile?.focus();
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void jumpTo(form.querySelector('input')?.valueAsNumber ?? 1);
});

export {};
