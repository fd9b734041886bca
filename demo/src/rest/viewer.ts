import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { adaptDocument } from './adapt-document.ts';
import { fixA11yMarkup } from './fix-a11y-markup.ts';
import { siteParts } from './site-parts.ts';

// Descriptions are Markdown, which the viewer renders and sanitizes; no string ever becomes a script.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });

/** Shows an OpenAPI document in an element. Requests carry the key that `keyOf` returns, if any. */
export function showReference(
  element: HTMLElement,
  document: Record<string, unknown>,
  keyOf: () => string,
): void {
  fixA11yMarkup(element);
  SwaggerUI({
    domNode: element,
    spec: adaptDocument(document),
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
    onComplete: () => element.removeAttribute('aria-busy'),
  });
}
