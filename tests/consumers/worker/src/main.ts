const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

worker.addEventListener('message', (event: MessageEvent<string[]>) => {
  for (const title of event.data) {
    const item = document.createElement('li');
    item.textContent = title;
    document.querySelector('ul')?.append(item);
  }
});
