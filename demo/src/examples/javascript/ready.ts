// @ts-expect-error Until the script has loaded, `Pix` holds the queue only.
window.Pix = window.Pix || { q: [] };

Pix.q.push((pix) => {
  document.getElementById('version')?.replaceChildren(pix.version);
});
