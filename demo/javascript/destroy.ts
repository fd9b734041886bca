const kept = document.getElementById('kept');

document.getElementById('destroy')?.addEventListener('click', () => {
  if (kept) Pix.destroy(kept);
});
document.getElementById('scan')?.addEventListener('click', () => {
  Pix.scan();
});
