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
  /** The latest id. */
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
  return exchanges.some(([request, response], at) => {
    const [expected, next] = responseOf(before, request);
    return isDeepStrictEqual(response, expected) && isSerial(next, exchanges.toSpliced(at, 1), after);
  });
}

/** The response to a request, and the public state after it. */
function responseOf(state: ModelState, request: ModelRequest): [ModelResponse, ModelState] {
  if (request.kind === 'upload') return addPicture(state, request);
  const picture = state.pictures.find(({ slug }) => slug === request.slug);
  if (!picture) return [{ status: 404 }, state];
  switch (request.kind) {
    case 'read':
      return changePicture(state, { ...picture, views: picture.views + 1 });
    case 'change': {
      const { slug } = request.fields;
      const isTaken = slug !== picture.slug && state.pictures.some((other) => other.slug === slug);
      return isTaken ? [{ status: 409 }, state] : changePicture(state, { ...picture, ...request.fields });
    }
    case 'delete': {
      const pictures = state.pictures.filter((other) => other !== picture);
      const members = state.members.filter((id) => id !== picture.id);
      return [
        { status: 200, deleted: picture.id },
        { ...state, pictures, members },
      ];
    }
    default:
      return changeMember(state, picture.id, request.kind);
  }
}

function addPicture(
  state: ModelState,
  { slug, isMember }: ModelRequest & { kind: 'upload' },
): [ModelResponse, ModelState] {
  if (state.pictures.some((other) => other.slug === slug)) return [{ status: 409 }, state];
  const picture = { id: state.lastId + 1, slug, title: slug, views: 0 };
  const members = isMember ? [...state.members, picture.id] : state.members;
  return [
    { status: 201, picture },
    { pictures: [...state.pictures, picture], members, lastId: picture.id },
  ];
}

function changePicture(state: ModelState, picture: ShownPicture): [ModelResponse, ModelState] {
  const pictures = state.pictures.map((other) => (other.id === picture.id ? picture : other));
  return [
    { status: 200, picture },
    { ...state, pictures },
  ];
}

function changeMember(state: ModelState, id: number, kind: 'add' | 'take out'): [ModelResponse, ModelState] {
  const isMember = state.members.includes(id);
  if (kind === 'take out' && !isMember) return [{ status: 404 }, state];
  const others = state.members.filter((member) => member !== id);
  const members = kind === 'take out' ? others : isMember ? state.members : [...others, id];
  const status = kind === 'add' && !isMember ? 201 : 200;
  return [
    { status, image_count: members.length },
    { ...state, members },
  ];
}
