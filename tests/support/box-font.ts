/** Units per em. A box with the space around it is half an em wide. */
const EM = 1000;

const bytes = (size: 1 | 2 | 4, ...values: number[]) => {
  const buffer = Buffer.alloc(values.length * size);
  for (const [index, value] of values.entries())
    buffer.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, index * size, size);
  return buffer;
};
const u8 = (...values: number[]) => bytes(1, ...values);
const u16 = (...values: number[]) => bytes(2, ...values);
const u32 = (...values: number[]) => bytes(4, ...values);

/** A rectangle. Each corner is given by its distance from the previous one. */
const BOX = Buffer.concat([
  u16(1, 50, 0, 450, 500, 3, 0),
  u8(1, 1, 1, 1),
  u16(50, 400, 0, -400, 0, 0, 500, 0),
  u16(0),
]);

/** Tables of a font with three glyphs: the missing glyph, the box and the space. */
const TABLES: Record<string, Buffer> = {
  'OS/2': Buffer.concat([
    u16(4, 500, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('BOXF'),
    u16(64, 32, 65535, 800, -200, 0, 800, 200),
    u32(0, 0),
    u16(500, 500, 0, 32, 1),
  ]),
  // Every character except the space is the same box.
  cmap: Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(13, 0), u32(40, 0, 2, 32, 32, 2, 33, 0x10_ff_ff, 1)]),
  glyf: BOX,
  head: Buffer.concat([
    u32(0x1_00_00, 0x1_00_00, 0, 0x5f_0f_3c_f5),
    u16(3, EM),
    u32(0, 0, 0, 0),
    u16(50, 0, 450, 500, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([u32(0x1_00_00), u16(800, -200, 0, 500, 50, 50, 450, 1, 0, 0, 0, 0, 0, 0, 0, 3)]),
  hmtx: u16(500, 0, 500, 50, 500, 0),
  loca: u16(0, 0, BOX.length / 2, BOX.length / 2),
  maxp: Buffer.concat([u32(0x1_00_00), u16(3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: u16(0, 0, 6),
  post: u32(0x3_00_00, 0, 0, 0, 0, 0, 0, 0),
};

/** `data:` URL of a font in which every character of every script is a box, so that texts look the same on every machine. */
export function boxFont(): string {
  const names = Object.keys(TABLES);
  const head = [u32(0x1_00_00), u16(names.length, 128, 3, names.length * 16 - 128)];
  const body: Buffer[] = [];
  let offset = 12 + names.length * 16;
  for (const name of names) {
    const table = TABLES[name] ?? Buffer.alloc(0);
    head.push(Buffer.from(name.padEnd(4)), u32(0, offset, table.length));
    body.push(table, Buffer.alloc(-table.length & 3));
    offset += table.length + (-table.length & 3);
  }
  return `data:font/ttf;base64,${Buffer.concat([...head, ...body]).toString('base64')}`;
}
