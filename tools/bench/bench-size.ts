/** `npm run bench:size [part of a name]`: the files of the embed script, and the share of each module in them. */
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { cdnChunks, cdnScript } from '../build/configs.ts';

const SOURCE = /^.*?\/(src|node_modules)\//;

/** Modules with a smaller share are summed up. */
const LEAST_SHARE = 0.02;

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  return [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output.filter((file) => file.type === 'chunk') : []));
}

function print({ name, code, modules }: Rolldown.OutputChunk): void {
  const size = brotliCompressSync(code).length;
  console.log(`\n${String(size).padStart(6)} ${name}`);
  const all = Object.entries(modules).sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
  const sum = all.reduce((length, [, { renderedLength }]) => length + renderedLength, 0);
  let others = 0;
  for (const [module, { renderedLength }] of all) {
    const share = renderedLength / sum;
    if (share < LEAST_SHARE) others += share;
    else console.log(`${(share * size).toFixed(0).padStart(14)} ${module.replace(SOURCE, '')}`);
  }
  if (others) console.log(`${(others * size).toFixed(0).padStart(14)} smaller ones`);
}

const [, , part = ''] = process.argv;
const script = await chunksOf(cdnScript({ chunks: {}, hash: '' }));
const chunks = [...script, ...(await chunksOf(cdnChunks()))]
  .filter(({ name }) => name.includes(part))
  .sort((a, b) => b.code.length - a.code.length);
console.log(
  'Bytes of the files, brotli 11, and of the modules, by their share of the code before it is minified.',
);
for (const chunk of chunks) print(chunk);
