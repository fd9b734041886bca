import { known } from './platform.ts';

const words = (list: string) => list.split(' ');

/** Texts meant for other slots, and attacks: every slot accepts or rejects them properly. */
export const foreignTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\n',
    '\u0000',
    '\u00a0',
    '\u202e',
    '\ufeff',
    ' 1',
    '1 ',
    "' OR 1=1--",
    'a\r\nSet-Cookie: a=b',
  ],
  ...words('null undefined true FALSE yes me constructor __proto__ toString NaN Infinity'),
  ...words('0 1 2 -1 +1 01 000000 1.0 1.5 1e2 0x10 1_000 1,000 ١٢ １ 9007199254740991 9007199254740992'),
  '1'.padEnd(400, '0'),
  ...words('(a+)+$ .* % %00 _ \\ ../../etc/passwd ..\\.. <script>alert(1)</script> {{7*7}} 🌊 e\u0301 İ ß'),
  ...words('2026-02-29 2026-02-30 2024-02-29 2026-1-1 2026-01-26T00:00:00Z 20260126 0000-01-01'),
  ...words('javascript:alert(1) //example.org/ http:// https://[::1 ftp://example.org/ HTTPS://EXAMPLE.ORG/'),
  'https://exa mple.org/',
  ...[...known.slugs, ...known.tokens, known.link, known.expiredLink, known.orderId, known.merchant],
];
