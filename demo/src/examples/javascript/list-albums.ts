const albums = document.getElementById('albums');

document.getElementById('list-albums')?.addEventListener('click', () => {
  Pix.listAlbums({ limit: 5 }).then(
    ({ data }) => {
      const lines = data.map((one) => `${one.title}: ${one.image_count}\n`);
      albums?.replaceChildren(...lines);
    },
    (error) => albums?.replaceChildren(String(error)),
  );
});
