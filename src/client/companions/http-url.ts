import { HTTP_URL_PATTERN, HTTPS_URL_PATTERN, MAX_URL } from '../../contract/limits.ts';
import { matching, type Rule } from '../transport/check.ts';

/** Rule of an absolute URL in a body. */
export const httpUrl = (): Rule =>
  matching(HTTP_URL_PATTERN, `an http:// or https:// URL of up to ${MAX_URL} characters`, MAX_URL);

/** The same, where it must be https. */
export const httpsUrl = (): Rule =>
  matching(HTTPS_URL_PATTERN, `an https:// URL of up to ${MAX_URL} characters`, MAX_URL);
