import { warnOnce } from '../internal/warn-once.ts';

/** Logs that an element has no source and what to do, once for each tag and reason. */
export function warnWithoutSource(host: Element): void {
  const reason = host.hasAttribute('source')
    ? 'has an attribute "source", which is ignored: source is a property'
    : host.getAttribute('base-url')
      ? 'has a "base-url", which works only after "import \'pix-sdk/define\'"'
      : 'has no source';
  warnOnce(
    `Pix: <${host.localName}> ${reason}. Set the property "source" or the attribute "base-url", or call setDefaultSource().`,
  );
}
