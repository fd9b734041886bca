import type { SiteAudit, SiteAuditInput } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { flag, required } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { httpUrl } from './http-url.ts';
import { SLOW_OPERATION_LIMITS } from './slow-operation-limits.ts';

/**
 * `POST /audit` of the crawler host: checks a page, and on request those it links to. Never sent again by itself; takes up
 * to two minutes. Needs `keys.crawler`.
 *
 * @param input `url` (http or https, up to 2,048 characters); optional `deepScan` (default false; true audits the pages it
 *   links to as well) and `extractMarkdown` (default false; true answers the page's text as Markdown).
 * @throws PixInvalidParameterError before anything is sent; PixAuthError.
 */
export const runSiteAudit = (
  transport: Transport,
  input: SiteAuditInput,
  options?: RequestOptions,
): Call<SiteAudit> =>
  transport(
    {
      operation: 'runSiteAudit',
      method: 'POST',
      path: '/api/v1/audit',
      host: 'crawler',
      input,
      rules: { url: required(httpUrl()), deepScan: flag, extractMarkdown: flag },
      limits: SLOW_OPERATION_LIMITS,
      read: readRecord<SiteAudit>,
    },
    options,
  );
