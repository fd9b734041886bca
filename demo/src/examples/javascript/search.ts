// @ts-expect-error Until the script has loaded, `Pix` holds the queue only.
window.Pix = window.Pix || { q: [] };

Pix.q.push((pix) => {
  const form = document.getElementById('search');
  const found = document.getElementById('found');
  const show = (words = '') => {
    pix.renderGallery('#found', { q: words, limit: 12 }).catch(reportError);
  };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    show(form?.querySelector('input')?.value);
  });
  found?.addEventListener('pix-load', ({ detail }) => {
    form?.querySelector('output')?.replaceChildren(`${detail.count} shown`);
  });
  show();
});
