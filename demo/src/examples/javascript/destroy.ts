const container = document.getElementById('removable');

document.getElementById('destroy')?.addEventListener('click', () => {
  if (container) Pix.destroy(container);
});
document.getElementById('scan')?.addEventListener('click', () => {
  Pix.scan();
});
