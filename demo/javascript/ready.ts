// @ts-expect-error Until the script is there, its name holds the queue alone.
window.Pix = window.Pix || { q: [] };

Pix.q.push((pix) => {
  document.getElementById('version')?.replaceChildren(pix.version);
});
