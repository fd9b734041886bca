/** Characters that some file system does not allow in names, and those that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]+/gu;

/** Names that Windows reserves for devices. */
const RESERVED = /^(con((in|out)\$)?|prn|aux|nul|(com|lpt)[\d¹²³]) ?(\.|$)/i;

/** Maximum length of a name in bytes: file systems allow 255, with extension and number. */
const MAX_BYTES = 200;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/jpeg': 'jpg',
  'image/jxl': 'jxl',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/webp': 'webp',
};

/** Extensions of the same format. */
const ALIASES: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif' };

/** An extension in the form of `EXTENSIONS`. */
const shortOf = (ending: string): string => ALIASES[ending.toLowerCase()] ?? ending.toLowerCase();

/**
 * The extension of a file: that of its type, else that of its URL. Those of pictures alone: no title and no address makes a file that runs
 * as a program.
 */
export function extensionOf(type: string | null, url: string): string {
  const [mime = ''] = (type ?? '').toLowerCase().split(';');
  const [, ending = ''] = /\.([a-z0-9]{1,5})$/i.exec(new URL(url).pathname) ?? [];
  const extension = shortOf(ending);
  return EXTENSIONS[mime.trim()] ?? (Object.values(EXTENSIONS).includes(extension) ? extension : 'bin');
}

/** A text as the name of a file, without extension; empty if nothing of it remains. */
export function safeName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  let [cut, bytes] = ['', 0];
  for (const character of name) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > MAX_BYTES) break;
    cut += character;
  }
  while (/[. \u200d]$/.test(cut)) cut = cut.slice(0, -1);
  return cut.replace(RESERVED, '_$&');
}

/** Returns a function that names files by titles; it returns no name twice, even if the case of letters does not count. */
export function createFileNames(): (title: string, extension: string) => string {
  const taken = new Set<string>();
  return (title, extension) => {
    const safe = safeName(title);
    const [, stem = '', ending = ''] = /^(.*)\.([a-z0-9]{1,5})$/i.exec(safe) ?? [];
    const base = (shortOf(ending) === extension && safeName(stem)) || safe || 'picture';
    let name = `${base}.${extension}`;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number}).${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
