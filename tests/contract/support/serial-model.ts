/** A model of sequential requests to a platform, to check that concurrent responses equal some serial order. */
import { isDeepStrictEqual } from 'node:util';

/** A picture as shown publicly. */
export interface ShownPicture {
  id: number;
  slug: string;
  title: string;
  views: number;
}

/** The public state of a platform with one album. */
export interface ModelState {
  /** The oldest first. */
  pictures: readonly ShownPicture[];
  /** Ids in the order of adding. */
  members: readonly number[];
  /** The id that was given last. */
  lastId: number;
}

/** A request. Pictures are identified by their slugs. */
export type ModelRequest =
  | { kind: 'read' | 'delete' | 'add' | 'take out'; slug: string }
  | { kind: 'change'; slug: string; fields: { slug?: string; title?: string } }
  | { kind: 'upload'; slug: string; isMember: boolean };

/** The response to a request: status and, on success, the record. */
export interface ModelResponse {
  status: number;
  picture?: ShownPicture;
  deleted?: number;
  image_count?: number;
}

/** Whether these responses and the state after them result from the requests in some order. */
export function isSerial(
  before: ModelState,
  exchanges: readonly (readonly [ModelRequest, ModelResponse])[],
  after: ModelState,
): boolean {
  if (exchanges.length === 0) return isDeepStrictEqual(before, after);
  return exchanges.some(([asked, told], at) => {
    const [expected, next] = responseOf(before, asked);
    return isDeepStrictEqual(told, expected) && isSerial(next, exchanges.toSpliced(at, 1), after);
  });
}

/** The answer to a request, and what is shown after it. */
function responseOf(shown: ModelState, asked: ModelRequest): [ModelResponse, ModelState] {
  if (asked.kind === 'upload') return uploaded(shown, asked);
  const picture = shown.pictures.find(({ slug }) => slug === asked.slug);
  if (!picture) return [{ status: 404 }, shown];
  switch (asked.kind) {
    case 'read':
      return changed(shown, { ...picture, views: picture.views + 1 });
    case 'change': {
      const { slug } = asked.fields;
      const isTaken = slug !== picture.slug && shown.pictures.some((other) => other.slug === slug);
      return isTaken ? [{ status: 409 }, shown] : changed(shown, { ...picture, ...asked.fields });
    }
    case 'delete': {
      const pictures = shown.pictures.filter((other) => other !== picture);
      const members = shown.members.filter((id) => id !== picture.id);
      return [
        { status: 200, deleted: picture.id },
        { ...shown, pictures, members },
      ];
    }
    default:
      return moved(shown, picture.id, asked.kind);
  }
}

function uploaded(
  shown: ModelState,
  { slug, isMember }: ModelRequest & { kind: 'upload' },
): [ModelResponse, ModelState] {
  if (shown.pictures.some((other) => other.slug === slug)) return [{ status: 409 }, shown];
  const picture = { id: shown.lastId + 1, slug, title: slug, views: 0 };
  const members = isMember ? [...shown.members, picture.id] : shown.members;
  return [
    { status: 201, picture },
    { pictures: [...shown.pictures, picture], members, lastId: picture.id },
  ];
}

function changed(shown: ModelState, picture: ShownPicture): [ModelResponse, ModelState] {
  const pictures = shown.pictures.map((other) => (other.id === picture.id ? picture : other));
  return [
    { status: 200, picture },
    { ...shown, pictures },
  ];
}

function moved(shown: ModelState, id: number, kind: 'add' | 'take out'): [ModelResponse, ModelState] {
  const isMember = shown.members.includes(id);
  if (kind === 'take out' && !isMember) return [{ status: 404 }, shown];
  const others = shown.members.filter((member) => member !== id);
  const members = kind === 'take out' ? others : isMember ? shown.members : [...others, id];
  const status = kind === 'add' && !isMember ? 201 : 200;
  return [
    { status, image_count: members.length },
    { ...shown, members },
  ];
}
