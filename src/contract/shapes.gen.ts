/**
 * Fields of the contract's responses. Generated from the OpenAPI document by `tools/generate/generate-shapes.ts`: do not edit,
 * run `npm run generate`. A name that ends with `?` is an optional field; `[Image]` is a list of pictures.
 */
import type { OperationId } from './models.ts';

/** Types of a value such as `integer` or `string|null`, a list of one shape, or the fields of a record. */
export type Shape = string | Shape[] | { readonly [field: string]: Shape };

const Pagination = {
  total: 'integer',
  page: 'integer',
  limit: 'integer',
  total_pages: 'integer',
  has_next: 'boolean',
  has_previous: 'boolean',
};

const Ping = { message: 'string', time: 'string' };

const Limits = { max_upload_bytes: 'integer', formats: ['string'], max_page_size: 'integer' };

const Stats = { total_images: 'integer', total_views: 'integer', bandwidth_bytes: 'integer', limits: Limits };

const Category = { name: 'string', image_count: 'integer' };

const Tag = { name: 'string', image_count: 'integer' };

const Dimensions = { width: 'integer', height: 'integer' };

const ImageUrls = { view_page: 'string', direct_url: 'string', thumbnail_url: 'string', cdn_embed: 'string' };

const EmbedCodes = { html: 'string', markdown: 'string' };

const Image = {
  id: 'integer',
  slug: 'string',
  title: 'string',
  description: 'string',
  file_size: 'integer',
  file_size_formatted: 'string',
  format: 'string',
  dimensions: Dimensions,
  views: 'integer',
  is_public: 'boolean',
  category: 'string',
  tags: ['string'],
  created_at: 'string',
  urls: ImageUrls,
  embed_codes: EmbedCodes,
};

const UploadedImage = { ...Image, delete_token: 'string' };

const DeletedImage = { id: 'integer', slug: 'string', deleted: 'boolean' };

const DailyViews = { date: 'string', views: 'integer' };

const Referrer = { host: 'string', views: 'integer' };

const Analytics = {
  image: { id: 'integer', slug: 'string' },
  period: { from: 'string', to: 'string' },
  total_views: 'integer',
  views: [DailyViews],
  referrers: [Referrer],
};

const Album = {
  id: 'integer',
  token: 'string',
  title: 'string',
  description: 'string',
  is_public: 'boolean',
  image_count: 'integer',
  cover_thumbnail: 'string|null',
  owner: 'string',
  created_at: 'string',
};

const ApiKeyDetails = {
  label: 'string',
  prefix: 'string',
  created_at: 'string',
  last_used_at: 'string|null',
};

const Account = {
  username: 'string',
  is_admin: 'boolean',
  created_at: 'string',
  disk_bytes: 'integer',
  total_views: 'integer',
  image_count: 'integer',
  public_image_count: 'integer',
  album_count: 'integer',
  api_key: ApiKeyDetails,
};

const BackgroundRemoval = {
  model: 'string',
  width: 'integer',
  height: 'integer',
  image_b64: 'string',
  charged: 'number',
  balance: 'number',
};

const ShortLink = {
  code: 'string',
  short_url: 'string',
  target_url: 'string',
  title: 'string',
  expires_at: 'string|null',
  clicks: 'integer',
};

const Bird = {
  id: 'integer',
  mizo_name: 'string',
  common_name: 'string',
  scientific_name: 'string',
  family: 'string',
};

const CalendarEvent = { date: 'string', name: 'string', type: 'string' };

const Proverb = { id: 'integer', text: 'string', meaning: 'string', category: 'string' };

const PostalCode = { pincode: 'string', office: 'string', district: 'string', state: 'string' };

const BankBranch = {
  ifsc: 'string',
  bank: 'string',
  bank_code: 'string',
  branch: 'string',
  district: 'string',
  state: 'string',
};

const Message = { message_id: 'string', number: 'string', type: 'string', state: 'string' };

const UpiOrder = {
  order_id: 'string',
  amount: 'string',
  currency: 'string',
  state: 'string',
  payment_url: 'string',
  qr_svg: 'string',
  intent_url: 'string',
};

const WalletOrder = { ...UpiOrder, session_id: 'string' };

const AuditCheck = { id: 'string', title: 'string', passed: 'boolean', detail: 'string' };

const AuditPage = { url: 'string', status: 'integer', title: 'string' };

const SiteAudit = {
  url: 'string',
  score: 'integer',
  checks: [AuditCheck],
  pages: [AuditPage],
  'markdown?': 'string',
};

const Verse = { book: 'string', chapter: 'integer', verse: 'integer', text: 'string', translation: 'string' };

/** The shape of `pagination` in list responses. */
export const PAGINATION: Shape = Pagination;

/** The shape of `data` in the responses of each operation. */
export const SHAPES: Partial<Record<OperationId, Shape>> = {
  ping: Ping,
  getStats: Stats,
  listCategories: [Category],
  listTags: [Tag],
  listImages: [Image],
  uploadImage: UploadedImage,
  getImage: Image,
  replaceImage: Image,
  updateImage: Image,
  deleteImage: DeletedImage,
  getImageAnalytics: Analytics,
  listAlbums: [Album],
  createAlbum: Album,
  listAlbumImages: [Image],
  addAlbumImage: Album,
  removeAlbumImage: Album,
  getUser: Account,
  removeBackground: BackgroundRemoval,
  createShortLink: ShortLink,
  listBirds: [Bird],
  listCalendarEvents: [CalendarEvent],
  listProverbs: [Proverb],
  getPostalCode: [PostalCode],
  searchPostalCodes: [PostalCode],
  getBankBranch: BankBranch,
  searchBankBranches: [BankBranch],
  sendMessage: Message,
  createUpiOrder: UpiOrder,
  createWalletOrder: WalletOrder,
  runSiteAudit: SiteAudit,
  getScripture: [Verse],
};
