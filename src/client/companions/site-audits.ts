import type { SiteAudit, SiteAuditInput } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { flag, required } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { httpUrl, keyedHost, SLOW_OPERATION_LIMITS } from './requests.ts';

/**
 * `POST /audit` of the crawler host: audits a web page, optionally with the pages it links to. Never retried. Time limit: two
 * minutes. Requires `keys.crawler`.
 *
 * @param input `url` (http or https, at most 2,048 characters). Optional: `deepScan` (default false; true also audits the
 *   linked pages), `extractMarkdown` (default false; true also returns the text of the page as Markdown).
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
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
      ...keyedHost('crawler'),
      input,
      rules: { url: required(httpUrl()), deepScan: flag, extractMarkdown: flag },
      limits: SLOW_OPERATION_LIMITS,
      read: readRecord<SiteAudit>,
    },
    options,
  );
