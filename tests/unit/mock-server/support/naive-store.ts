/** What a store must hold and show, in plain arrays. */

/** Everything, and the numbers that were given last. */
export interface NaiveStore {
  /** By id. */
  pictures: { id: number; slug: string; title: string; views: number; hosts: string[] }[];
  /** By id; `members` are ids in the order of adding. */
  albums: { id: number; token: string; members: number[] }[];
  lastPicture: number;
  lastAlbum: number;
}

/** A change as both stores are asked for it. Pictures and albums are meant by their place, counted round. */
export type Step =
  | { kind: 'add picture'; slug: string; title: string }
  | { kind: 'update picture'; place: number; slug: string; title: string }
  | { kind: 'remove picture'; place: number }
  | { kind: 'view picture'; place: number; host: string | undefined }
  | { kind: 'add album'; token: string; slugs: string[] }
  | { kind: 'add member' | 'remove member'; album: number; place: number };

/** The row at a place, counted round. */
export function at<Row>(rows: readonly Row[], place: number): Row | undefined {
  return rows[place % Math.max(1, rows.length)];
}

/** What comes of a step; throws where it must be refused. */
export function stepped(before: NaiveStore, step: Step): NaiveStore {
  const store = structuredClone(before);
  const picture = 'place' in step ? at(store.pictures, step.place) : undefined;
  const album = 'album' in step ? at(store.albums, step.album) : undefined;
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
