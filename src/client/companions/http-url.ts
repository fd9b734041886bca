import { HTTP_URL_PATTERN, HTTPS_URL_PATTERN, MAX_URL } from '../../contract/limits.ts';
import { matching, type Rule } from '../transport/check.ts';

/** Validation rule of an absolute http or https URL in a request body. */
export const httpUrl = (): Rule =>
  matching(HTTP_URL_PATTERN, `an http:// or https:// URL of up to ${MAX_URL} characters`, MAX_URL);

/** Validation rule of an absolute https URL in a request body. */
export const httpsUrl = (): Rule =>
  matching(HTTPS_URL_PATTERN, `an https:// URL of up to ${MAX_URL} characters`, MAX_URL);
