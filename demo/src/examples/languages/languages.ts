const form = document.querySelector<HTMLFormElement>('#language');
const container = document.querySelector<HTMLElement>('.live > *');

form?.reset();
form?.addEventListener('change', ({ target }) => {
  if (!container) return;
  const { value, dir } = target as HTMLInputElement;
  container.lang = value;
  container.dir = dir || 'ltr';
});

export {};
