import { IMAGES } from './endpoints.ts';
import { ABSENT, status, type Probe } from './probe.ts';
import { textAt, valueAt } from './records.ts';
import { shown } from './validate.ts';

/** Probes of the gaps that concern all requests. */
export const GENERAL_PROBES: readonly Probe[] = [
  {
    gap: 'G1',
    assumes: 'a record is {status, data}, and a list also has pagination',
    read: async (read) => {
      const [single, list] = [await read('/api/v1/ping'), await read(IMAGES)];
      if (valueAt(single.json, 'data') === undefined) return 'a record has no envelope';
      return valueAt(list.json, 'pagination') === undefined ? 'a list has no pagination' : undefined;
    },
  },
  {
    gap: 'G2',
    assumes: 'an error is {status, error: {code, message, request_id}}',
    read: async (read) => {
      const { json, status } = await read(`${IMAGES}/${ABSENT}`);
      if (status !== 404) return `an unknown picture is a ${status}`;
      if (valueAt(json, 'error', 'code') === 'not_found' && textAt(json, 'error', 'message'))
        return undefined;
      return `the error of a 404 has the code ${shown(valueAt(json, 'error', 'code'))}`;
    },
  },
  status('G3', `${IMAGES}?limit=1&pix_check=1`, 200, 'unknown parameters are ignored'),
  {
    gap: 'G3',
    assumes: 'every response has an X-Request-Id',
    read: async (read) =>
      (await read(IMAGES)).headers.has('X-Request-Id') ? undefined : 'responses have none',
  },
  {
    gap: 'G4',
    assumes: 'any origin may read the API',
    read: async (read) => {
      const { headers } = await read('/api/v1/ping', { headers: { Origin: 'https://pix-check.example' } });
      const allowed = headers.get('Access-Control-Allow-Origin');
      return allowed === '*' ? undefined : `Access-Control-Allow-Origin is ${shown(allowed)}`;
    },
  },
  {
    gap: 'G4',
    assumes: 'a preflight allows the header X-API-Key',
    read: async (read) => {
      const { status, headers } = await read(IMAGES, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://pix-check.example',
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'x-api-key',
        },
      });
      const allowed = headers.get('Access-Control-Allow-Headers') ?? '';
      if (status >= 200 && status < 300 && /x-api-key|\*/i.test(allowed)) return undefined;
      return `a preflight is a ${status} that allows ${shown(allowed)}`;
    },
  },
  {
    gap: 'G5',
    assumes: 'HEAD is supported wherever GET is',
    read: async (read) => {
      const { status } = await read(IMAGES, { method: 'HEAD' });
      return status === 200 ? undefined : `HEAD is a ${status}`;
    },
  },
  {
    gap: 'G5',
    assumes: 'lists have an ETag, and a matching If-None-Match gives a 304',
    read: async (read) => {
      const etag = (await read('/api/v1/categories')).headers.get('ETag');
      if (etag === null) return 'lists have no ETag';
      const { status } = await read('/api/v1/categories', { headers: { 'If-None-Match': etag } });
      return status === 304 ? undefined : `a matching If-None-Match gives a ${status}`;
    },
  },
];
