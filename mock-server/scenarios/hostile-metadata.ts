import type { Scenario } from './scenario.ts';

const SHAPES = [
  { width: 1200, height: 800 },
  { width: 600, height: 1800 },
  { width: 4000, height: 400 },
  { width: 1, height: 1 },
] as const;

/**
 * Hostile texts as title, description, category, tag and album title, to test everything that displays user content.
 */
export const hostileMetadata: Scenario = {
  name: 'hostile-metadata',
  description:
    'markup, script, control characters, 10,000-letter words, emoji and direction overrides in every text',
  seed: () => {
    const texts = Object.entries(HOSTILE_TEXTS);
    return {
      pictures: texts.map(([slug, text], at) => ({
        slug,
        title: text,
        description: text,
        category: text,
        tags: [text, `${text} again`, 'plain'],
        views: at * 17,
        ...SHAPES[at % SHAPES.length],
      })),
      albums: texts.map(([slug, text]) => ({ title: text, description: text, pictures: [slug, 'markup'] })),
      links: [
        { code: 'hostile', url: 'https://example.org/?q=%3Cscript%3E', title: HOSTILE_TEXTS['script'] ?? '' },
      ],
    };
  },
};

/** Hostile texts by attack. Some are longer than the API allows or contain characters that it refuses. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  markup: '<b>bold</b> <i>and</i> <a href="//example.org">linked</a> &amp; &lt;escaped&gt;',
  script: '<script>document.title="owned"</script>',
  'image-handler': '"><img src=x onerror="document.title=\'owned\'">',
  'attribute-break': '" onmouseover="document.title=\'owned\'" x="',
  'single-quote-break': "' onfocus='document.title=1' autofocus='",
  'script-url': 'javascript:document.title="owned"',
  'svg-script': '<svg><script>document.title="owned"</script></svg>',
  'comment-end': '--> <!-- ]]> </title></style></textarea></template>',
  'markdown-link': '[click](javascript:alert(1)) ![x](//example.org/x.png) `code` **bold** | a | b |',
  template: '{{constructor.constructor("return 1")()}} ${1+1} <%= 1 %> #{1}',
  'prototype-names': '__proto__',
  'object-names': 'constructor',
  'header-break': 'first line\r\nX-Injected: yes\r\n\r\n<p>body',
  sql: "Robert'); DROP TABLE pictures;-- ' OR 1=1 --",
  quotes: '"double" \'single\' `back` „low“ «angled» \\ backslash \\" \\n',
  control: 'nul\u0000 bell\u0007 escape\u001b[31m red\u001b[0m delete\u007f next\u0085line',
  separators: 'line\u2028separator paragraph\u2029separator tab\tand\vvertical',
  'zero-width': 'zero\u200bwidth\u200cspace\u200djoiner\u2060and\ufeffmark',
  'direction-override': 'photo\u202egpj.exe\u202c and \u2067isolated\u2069 and \u202dleft',
  combining: `Z${'\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u0328'.repeat(12)}algo`,
  emoji: '👩‍👩‍👧‍👦 🏳️‍🌈 🇮🇳 👍🏽 ❤️‍🔥 1️⃣ 🫠',
  astral: '𝕗𝕒𝕟𝕔𝕪 𒐫𒐫𒐫 ﷽﷽﷽ 𐎀𐎁𐎂',
  'half-pair': 'half of a pair \ud83d and the other \udc4d',
  spaces: '   \u00a0\u2003  space around and   within \u3000 ',
  blank: '\u3164\u2800\u200b',
  'long-word': 'w'.repeat(10_000),
  'long-text': 'many words of one title '.repeat(400),
  'wide-letters': 'ＷＩＤＥ'.repeat(60),
  number: '0',
  null: 'null',
  json: '{"title":"not this one","id":1}',
  format: '%s %d %n %x %00 %0d%0a',
  path: '../../etc/passwd ..\\..\\boot.ini C:\\CON',
};
