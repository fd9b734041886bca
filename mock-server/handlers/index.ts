import type { OperationId } from '../../src/contract/models.ts';
import type { PathOf } from '../../src/contract/paths.ts';
import { addAlbumImage, createAlbum, listAlbumImages, listAlbums, removeAlbumImage } from './albums.ts';
import { removeBackground } from './companions/background-removal.ts';
import { getScripture, listBirds, listCalendarEvents, listProverbs, metered } from './companions/datasets.ts';
import { getBankBranch, getPostalCode, searchBankBranches, searchPostalCodes } from './companions/lookups.ts';
import { sendMessage } from './companions/messages.ts';
import { createOrder, getPaymentPage } from './companions/payments.ts';
import { createShortLink, followShortLink } from './companions/short-links.ts';
import { runSiteAudit } from './companions/site-audit.ts';
import { deleteImage, getImage, getImageAnalytics, listImages, updateImage } from './images.ts';
import { ADDRESSES, type Endpoint, type Handler } from './operation.ts';
import { getEmbeddedPicture, getRawPicture, getThumbnail } from './pictures.ts';
import { getDocument, getScript, getStats, getUser, listCategories, listTags, ping } from './platform.ts';
import { uploadImage } from './upload-image.ts';
import { getViewPage } from './view-page.ts';

/** All operations, without webhooks, which have no path. */
type HandledId = { [Id in OperationId]: PathOf<Id> extends never ? never : Id }[OperationId];

/** The handler of each operation of the contract. */
const handlers: Record<HandledId, Handler> = {
  getDocument,
  // Gap: A6
  ping,
  getStats,
  listCategories,
  listTags,
  listImages,
  getImage,
  uploadImage,
  updateImage,
  replaceImage: updateImage,
  deleteImage,
  getImageAnalytics,
  listAlbums,
  createAlbum,
  listAlbumImages,
  addAlbumImage,
  removeAlbumImage,
  getUser,
  // Gap: I12
  getRawPicture,
  getThumbnail,
  getEmbeddedPicture,
  getViewPage,
  getScript,
  getScriptChunk: getScript,
  // Gap: C4
  removeBackground,
  // Gap: C5
  createShortLink,
  followShortLink,
  // Gap: C1, C2, C3
  listBirds: metered(({ birdRequests }) => birdRequests, listBirds),
  listCalendarEvents: metered(({ calendarRequests }) => calendarRequests, listCalendarEvents),
  listProverbs,
  getPostalCode,
  searchPostalCodes,
  getBankBranch,
  searchBankBranches,
  getScripture,
  // Gap: C6
  sendMessage,
  // Gap: C7
  createUpiOrder: createOrder('upi'),
  createWalletOrder: createOrder('wallet'),
  getUpiPaymentPage: getPaymentPage('upi'),
  getWalletPaymentPage: getPaymentPage('wallet'),
  // Gap: C9
  runSiteAudit,
};

/** All operations, with method, host and path of the contract. */
export const OPERATIONS: readonly Endpoint[] = ADDRESSES.map((address) => ({
  ...address,
  handle: handlers[address.id as HandledId],
}));
