/** The expected data of a server after each write, kept separately. */
import type { Random } from '../../mock-server/internal/random.ts';

/** Expected state of a server. The bytes of pictures follow from slug and length. */
export interface Known {
  pictures: Record<string, { title: string; bytes: number }>;
  /** Slugs of the album's pictures in the order of adding. */
  members: string[];
}

/** One write, and the expected state after it. */
export interface Write {
  method: string;
  path: string;
  body: object;
  after: Known;
}

/** Text of a drawing that is unique to a picture. */
export function drawingOf(slug: string, length: number): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- ${slug} `;
  const end = ' --></svg>';
  return start + 'x'.repeat(Math.max(0, length - start.length - end.length)) + end;
}

/** A random write that must succeed. Pictures of the seed, whose slugs do not begin with `p-`, are never deleted. */
export function randomWrite(known: Known, album: string, random: Random): Write {
  const slugs = Object.keys(known.pictures);
  const own = slugs.filter((slug) => slug.startsWith('p-'));
  const pick = (from: readonly string[]) => from[random.whole(0, from.length - 1)] ?? '';
  const outside = slugs.filter((slug) => !known.members.includes(slug));
  const kinds = [
    own.length < 40 && upload,
    own.length > 5 && remove,
    rename,
    outside.length > 0 && add,
    known.members.length > 0 && removeMember,
  ].filter((kind) => kind !== false);
  return (kinds[random.whole(0, kinds.length - 1)] ?? upload)();

  function upload(): Write {
    const slug = `p-${random.whole(0, 2 ** 31)}`;
    const text = drawingOf(slug, random.whole(100, random.next() < 0.2 ? 400_000 : 9_000));
    const isMember = random.next() < 0.5;
    return {
      method: 'POST',
      path: '/api/v1/images',
      body: { slug, title: slug, image_base64: btoa(text), ...(isMember && { album }) },
      after: {
        pictures: { ...known.pictures, [slug]: { title: slug, bytes: text.length } },
        members: isMember ? [...known.members, slug] : known.members,
      },
    };
  }

  function remove(): Write {
    const slug = pick(own);
    const pictures = { ...known.pictures };
    delete pictures[slug];
    const members = known.members.filter((member) => member !== slug);
    return { method: 'DELETE', path: `/api/v1/images/${slug}`, body: {}, after: { pictures, members } };
  }

  function rename(): Write {
    const slug = pick(slugs);
    const title = `Title ${random.whole(0, 2 ** 31)}`;
    const picture = { bytes: known.pictures[slug]?.bytes ?? 0, title };
    const after = { ...known, pictures: { ...known.pictures, [slug]: picture } };
    return { method: 'PATCH', path: `/api/v1/images/${slug}`, body: { title }, after };
  }

  function add(): Write {
    const image = pick(outside);
    const after = { ...known, members: [...known.members, image] };
    return { method: 'POST', path: `/api/v1/albums/${album}/images`, body: { image }, after };
  }

  function removeMember(): Write {
    const image = pick(known.members);
    const after = { ...known, members: known.members.filter((member) => member !== image) };
    return { method: 'DELETE', path: `/api/v1/albums/${album}/images`, body: { image }, after };
  }
}
