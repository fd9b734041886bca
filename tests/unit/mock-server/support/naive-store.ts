/** A reference model of the store in plain arrays. */

/** All records, and the latest ids. */
export interface NaiveStore {
  /** Sorted by id. */
  pictures: { id: number; slug: string; title: string; views: number; hosts: string[] }[];
  /** Sorted by id; `members` are ids in the order of adding. */
  albums: { id: number; token: string; members: number[] }[];
  lastPicture: number;
  lastAlbum: number;
}

/** A change of both stores. Pictures and albums are identified by their index, modulo their count. */
export type Step =
  | { kind: 'add picture'; slug: string; title: string }
  | { kind: 'update picture'; place: number; slug: string; title: string }
  | { kind: 'remove picture'; place: number }
  | { kind: 'view picture'; place: number; host: string | undefined }
  | { kind: 'add album'; token: string; slugs: string[] }
  | { kind: 'add member' | 'remove member'; album: number; place: number };

/** The row at an index, modulo the number of rows. */
export function rowAt<Row>(rows: readonly Row[], place: number): Row | undefined {
  return rows[place % Math.max(1, rows.length)];
}

/** The store after a step; throws if the step must be rejected. */
export function applyTo(before: NaiveStore, step: Step): NaiveStore {
  const store = structuredClone(before);
  const picture = 'place' in step ? rowAt(store.pictures, step.place) : undefined;
  const album = 'album' in step ? rowAt(store.albums, step.album) : undefined;
  const refuseIf = (isTaken: boolean) => {
    if (isTaken) throw new Error('taken');
  };
  switch (step.kind) {
    case 'add picture':
      refuseIf(store.pictures.some(({ slug }) => slug === step.slug));
      store.lastPicture += 1;
      store.pictures.push({ id: store.lastPicture, slug: step.slug, title: step.title, views: 0, hosts: [] });
      break;
    case 'update picture':
      refuseIf(
        picture !== undefined &&
          store.pictures.some((other) => other !== picture && other.slug === step.slug),
      );
      if (picture) Object.assign(picture, { slug: step.slug, title: step.title });
      break;
    case 'remove picture':
      store.pictures = store.pictures.filter((other) => other !== picture);
      for (const entry of store.albums) entry.members = entry.members.filter((id) => id !== picture?.id);
      break;
    case 'view picture':
      if (picture) picture.views += 1;
      if (picture && step.host !== undefined) picture.hosts.push(step.host);
      break;
    case 'add album': {
      refuseIf(store.albums.some(({ token }) => token === step.token));
      store.lastAlbum += 1;
      const found = step.slugs.map((slug) => store.pictures.find((entry) => entry.slug === slug)?.id);
      const members = found.filter((id) => id !== undefined);
      store.albums.push({ id: store.lastAlbum, token: step.token, members });
      break;
    }
    case 'add member':
      if (picture && album && !album.members.includes(picture.id)) album.members.push(picture.id);
      break;
    case 'remove member':
      if (album) album.members = album.members.filter((id) => id !== picture?.id);
  }
  return store;
}
