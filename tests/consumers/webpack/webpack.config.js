import { resolve } from 'node:path';

export default {
  entry: './src/index.ts',
  output: { path: resolve(import.meta.dirname, 'public/assets'), clean: true },
  module: { rules: [{ test: /\.ts$/, loader: 'ts-loader' }] },
  resolve: { extensions: ['.ts', '.js'] },
};
