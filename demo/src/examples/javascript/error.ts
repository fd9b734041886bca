document.getElementById('render-nowhere')?.addEventListener('click', () => {
  Pix.renderGallery('#nowhere').catch((error) => {
    document.getElementById('problem')?.replaceChildren(String(error));
  });
});
