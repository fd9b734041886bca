/** Pictures to upload, and both forms of upload requests. */
import { expect } from 'vitest';
import type { MockFetch } from '../../../mock-server/fetch.ts';
import { sharpRasterizer } from '../../../mock-server/imaging/node/sharp-imaging.ts';
import { picturesInMemory, type PictureStorage } from '../../../mock-server/store/picture-storage.ts';
import type { Bytes } from '../../../mock-server/store/records.ts';
import { IMAGE_FORMATS } from '../../../src/contract/limits.ts';
import type { ErrorBody, Image, ImageFormat } from '../../../src/contract/models.ts';
import { sendRequest, bodyOf, key } from './mock.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#c63"/></svg>';

/** A picture of 60 × 40 pixels in each format. */
export const pictures = Object.fromEntries(
  await Promise.all(
    IMAGE_FORMATS.map(async (format) => [
      format,
      format === 'SVG' ? new TextEncoder().encode(SVG) : await sharpRasterizer(SVG, format),
    ]),
  ),
) as Record<ImageFormat, Bytes>;

/** Fields of a form. */
export type FormFields = Record<string, string | Blob | (string | Blob)[]>;

/** The record of an upload. */
export type Uploaded = Image & { delete_token: string };

/** An upload as a form, with a small SVG unless the fields contain a picture. */
export function asForm(fields: FormFields = {}, user = 'owner'): RequestInit {
  const body = new FormData();
  for (const [name, values] of Object.entries({ image: fileOf(pictures.SVG), ...fields })) {
    for (const value of [values].flat()) body.append(name, value);
  }
  return { method: 'POST', ...key(user), body };
}

/** An upload as JSON, with a small SVG unless the fields contain a picture. */
export function asJson(fields: object = {}, user = 'owner'): RequestInit {
  return jsonRequest('POST', { image_base64: base64Of(pictures.SVG), ...fields }, user);
}

/** A request with a JSON body, with the key of a user if given. */
export function jsonRequest(method: string, body: unknown, user?: string): RequestInit {
  const headers = { ...(user && { 'X-API-Key': `pix_test_${user}` }), 'Content-Type': 'application/json' };
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Bytes as the file of a form. */
export function fileOf(bytes: Uint8Array, type = 'application/octet-stream'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** Sends an upload and expects it to succeed. */
export async function upload(mock: MockFetch, init: RequestInit): Promise<Uploaded> {
  const response = await sendRequest(mock, '/api/v1/images', init);
  const body = await bodyOf<{ data: Uploaded } & Partial<ErrorBody>>(response);
  expect(response.status, body.error?.message).toBe(201);
  return body.data;
}

/** Sends a request and resolves with its status. */
export async function statusOf(mock: MockFetch, path: string, init?: RequestInit): Promise<number> {
  return (await sendRequest(mock, path, init)).status;
}

/** Sends a request with invalid fields, and resolves with the message about each of them. */
export async function fieldMessages(
  mock: MockFetch,
  path: string,
  init: RequestInit,
): Promise<Record<string, string>> {
  const response = await sendRequest(mock, path, init);
  expect(response.status).toBe(422);
  return (await bodyOf<ErrorBody>(response)).error.fields ?? {};
}

/** Storage of pictures in memory that counts its operations. */
export function countedFiles(): PictureStorage & {
  count: { opened: number; discarded: number; stored: number; dropped: number };
} {
  const count = { opened: 0, discarded: 0, stored: 0, dropped: 0 };
  return {
    ...picturesInMemory,
    count,
    openSpool: () => {
      count.opened += 1;
      const spool = picturesInMemory.openSpool();
      return {
        ...spool,
        discard: () => {
          count.discarded += 1;
          return spool.discard();
        },
      };
    },
    save: (content) => {
      count.stored += 1;
      return picturesInMemory.save(content);
    },
    release: () => {
      count.dropped += 1;
    },
  };
}
