/** Calls operations of the contract through the client, and records the requests. */
import * as sdk from '../../../src/index.ts';
import { parametersOf, type ContractOperation } from '../../../mock-server/check/document.ts';
import { BASE } from './mock.ts';

/** The method of the facade for each function; both are public. */
export const CALLS = {
  listImages: 'images.list',
  getImage: 'images.get',
  uploadImage: 'images.upload',
  updateImage: 'images.update',
  deleteImage: 'images.delete',
  getImageAnalytics: 'images.analytics',
  listAlbums: 'albums.list',
  listAlbumImages: 'albums.images',
  createAlbum: 'albums.create',
  addAlbumImage: 'albums.addImage',
  removeAlbumImage: 'albums.removeImage',
  getUser: 'account.get',
  ping: 'platform.ping',
  getStats: 'platform.stats',
  listCategories: 'platform.categories',
  listTags: 'platform.tags',
  removeBackground: 'companions.backgroundRemoval.remove',
  createShortLink: 'companions.shortLinks.create',
  listBirds: 'companions.birds.list',
  listCalendarEvents: 'companions.calendar.list',
  listProverbs: 'companions.proverbs.list',
  getPostalCode: 'companions.postalCodes.get',
  searchPostalCodes: 'companions.postalCodes.search',
  getBankBranch: 'companions.bankBranches.get',
  searchBankBranches: 'companions.bankBranches.search',
  sendMessage: 'companions.messages.send',
  createUpiOrder: 'companions.upiPayments.createOrder',
  createWalletOrder: 'companions.walletPayments.createOrder',
  runSiteAudit: 'companions.siteAudits.run',
  getScripture: 'companions.scripture.get',
} as const;

/** Values by their names in the contract. */
export type Values = Readonly<Record<string, unknown>>;

/** A request as it was sent. */
export interface Sent {
  /** Operation that the client reports to hooks. */
  operation: string;
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed body: JSON, or the fields of a form. */
  body: unknown;
}

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/** A client whose requests are recorded instead of sent. */
export function recordingClient() {
  const sent: Sent[] = [];
  const operations: string[] = [];
  const options: sdk.PixOptions = {
    baseUrl: BASE,
    keys: { platform: 'key', messaging: 'key', crawler: 'key', lexicon: 'key' },
    hooks: { onRequest: ({ operation }) => operations.push(operation) },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push({
        operation: operations.at(-1) ?? '',
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: await bodyOf(request),
      });
      return Response.json({ status: 'success', data: [] });
    },
  };
  const functions = sdk as unknown as Readonly<Record<string, AnyCall>>;
  const transport = sdk.createTransport(options);
  return {
    sent,
    pix: sdk.createPix(options),
    /** Calls a free function by its name, and resolves with its error, if any. */
    call: (name: string, ...args: unknown[]) => errorOf(() => functions[name]?.(transport, ...args)),
  };
}

/** The error of a call, if any. Parse errors are ignored, since the responses are empty. */
export async function errorOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    if (error instanceof sdk.PixParseError) return undefined;
    return error;
  }
}

/** Arguments of the function for an operation: each path parameter, then one object. */
export function argumentsOf(operation: ContractOperation, values: Values): unknown[] {
  const names = parametersOf(operation)
    .filter((parameter) => parameter['in'] === 'path')
    .map(({ name }) => String(name));
  const path = names.map((name) => values[name]);
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const { id } = operation;
  if (id === 'deleteImage') return [...path, { deleteToken: rest['delete_token'] }];
  if (id === 'addAlbumImage' || id === 'removeAlbumImage') return [...path, rest['image']];
  if (id === 'uploadImage') return [rest, { as: 'image_base64' in rest ? 'json' : 'multipart' }];
  return Object.keys(rest).length > 0 ? [...path, rest] : path;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  return type ? request.json() : undefined;
}
