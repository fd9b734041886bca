/** Texts from untrusted users, with the text that must be displayed; a payload that runs sets `corpusRan`. */
interface OddText {
  text: string;
  /** The text after cleaning; the text itself, if absent. */
  shown?: string;
}

const RUN = 'globalThis.corpusRan=1';

/** Markup and code, which must be displayed literally (R22). */
const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script href="data:,${RUN}"></script></svg>`,
  `"><img src=x onerror=${RUN}>`,
  `' onfocus=${RUN} autofocus tabindex=0 x='`,
  `" style="position:fixed;inset:0;background:red`,
  `</title></textarea></style></script><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
  `<details open ontoggle=${RUN}>`,
  '<pix-gallery></pix-gallery><slot name="header"></slot>',
  `&lt;img src=x onerror=${RUN}&gt; &amp;amp; &#60;b&#62;`,
  `%3Cimg%20src=x%20onerror=${RUN}%3E \\u003cb\\u003e`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}} \${${RUN}}`,
  "{count} {title} {index} {name} $& $1 $' $`",
  '<!--?lit$123$--> <?lit$> lit-part $lit$',
  `]]></svg><?xml-stylesheet href="javascript:${RUN}"?>`,
  `</option></select><img src=x onerror=${RUN}>`,
];

/** Words with a special meaning in JavaScript and style sheets (R26). */
const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '0',
  'false',
  '*',
  '#',
  '.grid',
  '-->',
  "'; DROP TABLE images; --",
  'url(javascript:1)',
  'red;position:fixed;inset:0',
];

/** Texts of various scripts, which stay unchanged (R24). */
const WRITING = [
  'صورة جميلة من البحر (2026)',
  'תמונה "יפה" 50%',
  '写真がここにあります',
  'family 👩‍👩‍👧‍👦 and flag 🏳️‍🌈',
  'Z̸̢̛͓̠̲͓a̷̢̛̤l̴̨̘g̶̛̹o̵̧',
  'cafe\u0301 caf\u00e9',
  'one\u200bword\u200d\u2028and\ufeff more',
  'lone \ud83d high, \ude00 low',
  '\u{1f600}'.repeat(70),
  'AnEndlessWordThatNeverHasAPlaceToBreakAtAll'.repeat(6),
];

/** Texts that are cleaned: bidi overrides, control characters, surrounding white space, excessive length (R24, R25). */
const CLEANED: OddText[] = [
  { text: 'photo\u202egpj.exe', shown: 'photo gpj.exe' },
  { text: '\u2066a\u2069\u2067b\u2069\u202a\u202bc\u202c', shown: 'a  b   c' },
  { text: 'line\nbreak\ttab\r\u0000nul\u0007bell\u009b', shown: 'line break tab  nul bell' },
  { text: '  blanks around ', shown: 'blanks around' },
  { text: 'x'.repeat(100_000), shown: `${'x'.repeat(300)}…` },
  { text: `${'<b>'.repeat(50_000)}</b>`, shown: `${'<b>'.repeat(100)}…` },
];

/** All texts, each with the text that must be displayed. */
export const ODD_TEXTS: readonly Required<OddText>[] = [
  ...[...MARKUP, ...WORDS, ...WRITING].map((text): OddText => ({ text })),
  ...CLEANED,
].map(({ text, shown = text }) => ({ text, shown }));

/** Values that are not texts; a text is displayed in their place. */
export const NO_TEXTS: readonly unknown[] = [
  undefined,
  null,
  '',
  ' \n ',
  '\u202e',
  true,
  {},
  [],
  ['a', ['b']],
  { toString: 1, valueOf: 1 },
  { html: '<b>' },
];
