import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { adaptDocument } from './adapt-document.ts';
import { fixA11yMarkup } from './fix-a11y-markup.ts';
import { siteParts } from './site-parts.ts';

// Descriptions are Markdown, which the viewer renders and sanitizes; no string ever becomes a script.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });

/**
 * Creates an element that shows an OpenAPI document, with the call open that the URL names; resolves once the calls
 * are in the element. Requests carry the key that `keyOf` returns, if any.
 */
export function createViewer(spec: Record<string, unknown>, keyOf: () => string): Promise<HTMLElement> {
  const element = document.createElement('div');
  fixA11yMarkup(element);
  SwaggerUI({
    domNode: element,
    spec: adaptDocument(spec),
    layout: 'SiteLayout',
    plugins: [siteParts],
    deepLinking: true,
    docExpansion: 'list',
    validatorUrl: null,
    persistAuthorization: false,
    syntaxHighlight: { activated: false },
    requestInterceptor: (request) => {
      const key = keyOf();
      if (key) request.headers['X-API-Key'] = key;
      return request;
    },
  });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.querySelector('.opblock')) return;
      observer.disconnect();
      resolve(element);
    });
    observer.observe(element, { childList: true, subtree: true });
  });
}
