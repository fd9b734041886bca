/** A file of a ZIP archive. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** Date in UTC whose parts are those of the archive, which has no time zone. */
  date: string;
}

const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Reads the files of a ZIP archive that are stored without compression, by its directory. */
export function readZip(archive: Uint8Array): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - 22;
  if (view.getUint32(end, true) !== END) throw new Error('The archive has no end');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === CENTRAL) {
    const size = view.getUint32(at + 20, true);
    const [nameLength = 0, extraLength = 0] = [28, 30].map((offset) => view.getUint16(at + offset, true));
    const day = view.getUint16(at + 14, true);
    const start = view.getUint32(at + 42, true);
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      bytes: archive.slice(from, from + size),
      date: [(day >> 9) + 1980, (day >> 5) & 15, day & 31].join('-'),
    });
    at += 46 + nameLength + extraLength;
  }
  if (entries.length !== view.getUint16(end + 10, true)) throw new Error('Files are missing');
  return entries;
}
