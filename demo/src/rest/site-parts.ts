import type { Component, Plugin, System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { groupId } from './call-links.ts';

/** Replacements for components of the viewer: layout, code blocks, and none for keys and servers. */
export const siteParts: Plugin = (system) => ({
  components: {
    SiteLayout: layout(system),
    HighlightCode: code(system),
    curl: curl(system),
    // A button cannot contain a link; the URL reflects the open operation anyway.
    DeepLink: ({ text }: { text: unknown }) => system.React.createElement('span', null, text),
    // A single field sets the key for all operations, and all requests go to this server.
    authorizeOperationBtn: nothing,
    OperationServers: nothing,
    CopyToClipboardBtn: nothing,
  },
  // The page itself scrolls to the call that the URL names, once the viewer is in the document.
  statePlugins: { layout: { actions: { scrollToElement: () => () => undefined } } },
});

const nothing: Component = () => null;

/** Layout: general information, links to the groups, the operations. */
function layout({ React, getComponent, specSelectors }: System): Component {
  const { createElement: h } = React;
  return () => {
    const groups = specSelectors.taggedOperations().keySeq().toArray();
    const links = groups.map((tag) => h('li', { key: tag }, h('a', { href: `#${groupId(tag)}` }, tag)));
    return h(
      'div',
      { className: 'viewer' },
      h('nav', { 'aria-label': 'Groups of calls' }, h('ul', null, links)),
      h(
        'div',
        null,
        h(getComponent('errors', true)),
        h(
          'details',
          { className: 'general' },
          h('summary', null, 'Common to all calls'),
          h(getComponent('Markdown', true), { source: specSelectors.info().get('description') }),
        ),
        h('h2', { className: 'visually-hidden' }, 'Calls'),
        h(getComponent('operations', true)),
        h(getComponent('Webhooks', true)),
      ),
    );
  };
}

interface CodeProps {
  children: string;
  /** Language of the source, as displayed. */
  label?: string;
  /** Whether the block is a response, which the viewer would offer to download. */
  downloadable?: boolean;
}

/** A code block with its label and a button that copies it. */
function code({ React }: System): Component<CodeProps> {
  const { createElement: h } = React;
  return ({ children, downloadable, label = downloadable ? 'Response' : 'Example' }) =>
    h(
      'div',
      { className: 'code' },
      h(
        'div',
        { className: 'code-bar' },
        h('span', null, label),
        h(
          'button',
          { type: 'button', className: 'copy' },
          'Copy',
          h('span', { className: 'visually-hidden' }, ` ${label}`),
        ),
      ),
      h('pre', { tabIndex: 0, role: 'group', 'aria-label': label }, h('code', null, children)),
    );
}

function curl({ React, getComponent, fn }: System): Component<{ request: unknown }> {
  return ({ request }) =>
    React.createElement(getComponent('HighlightCode'), {
      label: 'curl',
      children: fn.requestSnippetGenerator_curl_bash(request),
    });
}
