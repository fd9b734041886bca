import { expect, test } from 'vitest';
import { IMAGE_SORTS } from '../../src/contract/filter-values.ts';
import * as limits from '../../src/contract/limits.ts';
import { at, contract, type Node } from '../../mock-server/check/document.ts';

/** Location of each limit in the contract. */
const places: Record<keyof typeof limits, string> = {
  DEFAULT_LIMIT: 'parameters/Limit/schema/default',
  MAX_LIMIT: 'parameters/Limit/schema/maximum',
  IMAGE_FORMATS: 'schemas/Image/properties/format/enum',
  MAX_UPLOAD_BYTES: 'schemas/Limits/properties/max_upload_bytes/const',
  MAX_UPLOAD_BODY_BYTES: 'info',
  MAX_JSON_BYTES: 'info',
  MAX_THUMBNAIL_SIDE: 'schemas/ImageUrls/properties/thumbnail_url/description',
  SLUG_PATTERN: 'schemas/Slug/pattern',
  MAX_TITLE: 'schemas/Title/maxLength',
  MAX_DESCRIPTION: 'schemas/Description/maxLength',
  MAX_CATEGORY: 'schemas/CategoryName/maxLength',
  MAX_TAGS: 'schemas/Image/properties/tags/maxItems',
  MAX_TAG: 'schemas/Image/properties/tags/items/maxLength',
  MAX_FILENAME: 'schemas/UploadBody/properties/filename/maxLength',
  MAX_ALBUM_TITLE: 'schemas/CreateAlbumBody/properties/title/maxLength',
  MAX_LISTED_TAGS: 'schemas/TagList/properties/data/maxItems',
  ANALYTICS_DAYS: 'schemas/Analytics/properties/views/maxItems',
  MAX_REFERRERS: 'schemas/Analytics/properties/referrers/maxItems',
  KEY_PREFIX_LENGTH: 'schemas/ApiKeyDetails/properties/prefix/maxLength',
  DEFAULT_DATASET_LIMIT: 'parameters/DatasetLimit/schema/default',
  MAX_DATASET_LIMIT: 'parameters/DatasetLimit/schema/maximum',
  DEFAULT_RANDOM_COUNT: 'parameters/Count/schema/default',
  MAX_RANDOM_COUNT: 'parameters/Count/schema/maximum',
  DEFAULT_LOOKUP_LIMIT: 'schemas/LookupLimit/default',
  MAX_LOOKUP_LIMIT: 'schemas/LookupLimit/maximum',
  RATE_LIMIT: 'headers/RateLimitLimit/schema/const',
  RATE_WINDOW_SECONDS: 'headers/RateLimitReset/schema/maximum',
  BIRD_SORTS: 'schemas/BirdSort/enum',
  CALENDAR_YEARS: 'parameters/Year/schema/enum',
  CALENDAR_TYPES: 'schemas/CalendarType/enum',
  TRANSLATIONS: 'schemas/Translation/enum',
  POSTAL_CODE_PATTERN: 'parameters/PostalCode/schema/pattern',
  BRANCH_CODE_PATTERN: 'parameters/BranchCode/schema/pattern',
  BANK_CODE_PATTERN: 'schemas/BankBranchSearch/properties/bank_code/pattern',
  REMOVAL_MODELS: 'schemas/RemovalModel/enum',
  REMOVAL_FORMATS: 'schemas/RemovalFormat/enum',
  MAX_URL: 'schemas/CreateShortLinkBody/properties/url/maxLength',
  HTTP_URL_PATTERN: 'schemas/CreateShortLinkBody/properties/url/pattern',
  HTTPS_URL_PATTERN: 'schemas/SendMessageBody/properties/media_url/pattern',
  LINK_CODE_PATTERN: 'schemas/LinkCode/pattern',
  MAX_LINK_TITLE: 'schemas/CreateShortLinkBody/properties/title/maxLength',
  MAX_EXPIRY_DAYS: 'schemas/CreateShortLinkBody/properties/expires_in_days/maximum',
  MESSAGE_TYPES: 'schemas/MessageType/enum',
  MAX_MESSAGE: 'schemas/SendMessageBody/properties/message/maxLength',
  PHONE_PATTERN: 'schemas/PhoneNumber/pattern',
  MOBILE_PATTERN: 'schemas/CreateOrderBody/properties/customer_mobile/pattern',
  AMOUNT_PATTERN: 'schemas/Amount/pattern',
  ORDER_ID_PATTERN: 'schemas/OrderId/pattern',
  MAX_USER_TOKEN: 'schemas/CreateOrderBody/properties/user_token/maxLength',
  MAX_REMARK: 'schemas/CreateUpiOrderBody/allOf/1/properties/remark1/maxLength',
};

const component = (pointer: string): unknown => at(`#/components/${pointer}`);

test.each(Object.entries(limits))('%s is the limit of the contract', (name, value) => {
  const place = places[name as keyof typeof limits];
  if (place === 'info') {
    const { description } = contract['info'] as Node;
    expect(description).toContain(`${value.toLocaleString('en-US')} bytes`);
  } else if (place.endsWith('/description')) expect(component(place)).toContain(`${String(value)} × `);
  else
    expect(component(place)).toEqual(value instanceof RegExp ? value.source.replaceAll('\\/', '/') : value);
});

test('a limit has the same value wherever the contract states it', () => {
  const keywords = (pointer: string, names: string[]) => {
    const schema = component(pointer) as Node;
    return names.map((name) => schema[name]);
  };
  const urls = ['SiteAuditBody/properties/url', 'CreateOrderBody/properties/redirect_url', 'PictureUrl'];
  for (const url of urls) {
    expect(keywords(`schemas/${url}`, ['maxLength', 'pattern']), url).toEqual(
      keywords('schemas/CreateShortLinkBody/properties/url', ['maxLength', 'pattern']),
    );
  }
  expect(component('schemas/SendMessageBody/properties/media_url/maxLength')).toBe(limits.MAX_URL);
  expect(component('schemas/Limits/properties/max_page_size/const')).toBe(limits.MAX_LIMIT);
  expect(component('schemas/BankBranchSearch/properties/ifsc/pattern')).toBe(
    limits.BRANCH_CODE_PATTERN.source,
  );
  for (const name of ['PostalCode', 'PostalCodeSearch']) {
    const pattern = component(`schemas/${name}/properties/pincode/pattern`);
    expect(pattern, name).toBe(limits.POSTAL_CODE_PATTERN.source);
  }
});

test('the first allowed value is the default', () => {
  const defaultOf = (place: string) => component(`${place}/default`);
  expect(defaultOf('parameters/ImageSort/schema')).toBe(IMAGE_SORTS[0]);
  expect(defaultOf('parameters/BirdSort/schema')).toBe(limits.BIRD_SORTS[0]);
  expect(defaultOf('parameters/Translation/schema')).toBe(limits.TRANSLATIONS[0]);
  expect(defaultOf('schemas/RemovalModel')).toBe(limits.REMOVAL_MODELS[0]);
  expect(defaultOf('schemas/RemovalFormat')).toBe(limits.REMOVAL_FORMATS[0]);
  expect(defaultOf('schemas/MessageType')).toBe(limits.MESSAGE_TYPES[0]);
});

test('the limit of an upload body is the largest picture in Base64 plus 1 MiB', () => {
  const base64 = 4 * Math.ceil(limits.MAX_UPLOAD_BYTES / 3);
  expect(limits.MAX_UPLOAD_BODY_BYTES).toBe(base64 + limits.MAX_JSON_BYTES);
});
