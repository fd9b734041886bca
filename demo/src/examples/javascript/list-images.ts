const pictures = document.getElementById('pictures');

document.getElementById('list-pictures')?.addEventListener('click', () => {
  Pix.listImages({ sort: 'popular', limit: 5 }).then(
    ({ data }) => {
      const lines = data.map((one) => `${one.title}, ${one.views} views\n`);
      pictures?.replaceChildren(...lines);
    },
    (error) => pictures?.replaceChildren(String(error)),
  );
});
